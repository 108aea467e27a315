import { dateTimeText } from '@perigee/domain';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

/** A text or mail that the product would have sent. */
export interface DemoMessage {
  id: number;
  /** A phone number or an email address. */
  to: string;
  text: string;
  /** The code in the text, if it has one. */
  code: string | null;
  /** The address that it links to, if it has one. */
  link: string | null;
  sentAt: Date;
}

export interface DemoMessagesDialogProps {
  open: boolean;
  onClose: () => void;
  messages: readonly DemoMessage[];
  timeZone: string;
  onOpenLink: (link: string) => void;
}

/** The outbox of a demonstration. */
export function DemoMessagesDialog({
  open,
  onClose,
  messages,
  timeZone,
  onOpenLink,
}: DemoMessagesDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title="Messages" size="md">
      <Text size="sm" tone="muted" spaceAfter={5}>
        Texts and emails that Perigee would have sent. They stay here.
      </Text>
      {messages.length === 0 && <Text>No messages yet.</Text>}
      <Stack as="ul" divided={4}>
        {messages.map(({ id, to, text, code, link, sentAt }) => (
          <Stack as="li" key={id} gap={2} align="start">
            <Text size="xs" tone="muted" breakWords>
              <bdi>{to}</bdi>, {dateTimeText(sentAt, timeZone)}
            </Text>
            <Text breakWords>{text}</Text>
            <Inline gap={2}>
              {code !== null && (
                <CopyButton size="small" text={code}>
                  Copy {code}
                </CopyButton>
              )}
              {link !== null && (
                <Button
                  variant="outline"
                  size="small"
                  onClick={() => {
                    onClose();
                    onOpenLink(link);
                  }}
                >
                  Open the link
                </Button>
              )}
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
