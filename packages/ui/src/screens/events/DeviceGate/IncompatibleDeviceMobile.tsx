import { eventMessages } from '@perigee/domain/events';
import { IncompatibleDeviceFrame } from './IncompatibleDeviceFrame.tsx';
import { SendLinkButton } from './SendLinkButton.tsx';

export interface IncompatibleDeviceMobileProps {
  /** Emails the viewer a link, to be opened on a computer. */
  onEmailUrl: () => Promise<void>;
}

/** For phones and tablets, whose browsers do not support a live event. Source: events §2. */
export function IncompatibleDeviceMobile({ onEmailUrl }: IncompatibleDeviceMobileProps) {
  return (
    <IncompatibleDeviceFrame
      actions={<SendLinkButton onSend={onEmailUrl}>{eventMessages.device.emailUrl}</SendLinkButton>}
    >
      Live events work in Chrome on a computer. Email yourself a link, and open it there.
    </IncompatibleDeviceFrame>
  );
}
