import { messages } from '@perigee/domain';
import { managerMessages } from '@perigee/domain/host-portal';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { copyText } from '../../../components/CopyButton/copy-text.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { Panel } from '../Panel.tsx';

interface EventLinksProps {
  /** The address of the invite link. Null while it cannot be copied: then `noInvite` says why. */
  inviteUrl: string | null;
  noInvite: string;
  eventUrl: string;
  /** Puts a text on the clipboard; stories replace it. */
  write?: (text: string) => Promise<void>;
}

const texts = managerMessages.links;

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');

/**
 * The links of an event. A copy is confirmed beside the button, or by a toast. Source: events §2, decision
 * C-37.
 */
export function EventLinks({ inviteUrl, noInvite, eventUrl, write = copyText }: EventLinksProps) {
  const toasts = useToast();
  return (
    <Panel title={texts.title} takesFocus={false}>
      <Stack as="ul" divided={3}>
        <Stack as="li" gap={2}>
          <div>
            <Text size="sm" tone="strong" weight="strong">
              {texts.invite}
            </Text>
            <Text size="sm" tone="muted" breakWords>
              {inviteUrl === null ? noInvite : <bdi dir="ltr">{withoutScheme(inviteUrl)}</bdi>}
            </Text>
          </div>
          {inviteUrl !== null && (
            <div>
              <CopyButton variant="solid" text={inviteUrl} write={write}>
                {texts.copyInvite}
              </CopyButton>
            </div>
          )}
        </Stack>
        <Stack as="li" gap={2}>
          <div>
            <Text size="sm" tone="strong" weight="strong">
              {texts.page}
            </Text>
            <Text size="sm" tone="muted" breakWords>
              <bdi dir="ltr">{withoutScheme(eventUrl)}</bdi>
            </Text>
          </div>
          <div>
            <CopyButton
              size="small"
              text={eventUrl}
              copiedText=""
              write={async (url) => {
                await write(url);
                toasts.success(messages.copy.toClipboard, { short: true });
              }}
            >
              {texts.copyPage}
            </CopyButton>
          </div>
        </Stack>
      </Stack>
    </Panel>
  );
}
