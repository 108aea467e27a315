import { messages } from '@perigee/domain';
import { eventMessages } from '@perigee/domain/events';
import { CopyButton, type CopyButtonProps } from '../../../components/CopyButton/CopyButton.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { copyText } from '../../../components/CopyButton/copy-text.ts';
import { IncompatibleDeviceFrame } from './IncompatibleDeviceFrame.tsx';
import { SendLinkButton } from './SendLinkButton.tsx';

export interface IncompatibleDeviceDesktopProps extends Pick<CopyButtonProps, 'write'> {
  /** The absolute address that the viewer opens on another device. */
  eventUrl: string;
  chromeHref: string;
  /** The address of the iOS app. */
  appHref: string;
  /** Texts the link to the iOS app to the viewer's phone. */
  onTextLink: () => Promise<void>;
}

const texts = eventMessages.device;

/** For desktop browsers that do not support a live event. Source: events §2, member §6. */
export function IncompatibleDeviceDesktop({
  eventUrl,
  chromeHref,
  appHref,
  onTextLink,
  write = copyText,
}: IncompatibleDeviceDesktopProps) {
  const toasts = useToast();
  return (
    <IncompatibleDeviceFrame
      actions={
        <>
          <ButtonLink href={chromeHref} target="_blank" rel="noreferrer">
            {texts.downloadChrome}
          </ButtonLink>
          <CopyButton
            text={eventUrl}
            copiedText=""
            write={async (url) => {
              await write(url);
              toasts.success(messages.copy.toClipboard, { short: true });
            }}
          >
            {texts.copyUrl}
          </CopyButton>
          <SendLinkButton variant="outline" onSend={onTextLink}>
            {texts.textLink}
          </SendLinkButton>
          <TextLink standalone href={appHref} target="_blank" rel="noreferrer">
            {texts.iosApp}
          </TextLink>
        </>
      }
    >
      Live events work in Chrome on a computer, and in the app for iOS. Copy the address of this
      event, and open it there.
    </IncompatibleDeviceFrame>
  );
}
