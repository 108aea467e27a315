import { eventMessages } from '@perigee/domain';
import { IncompatibleDeviceFrame } from './IncompatibleDeviceFrame.tsx';
import { SendLinkButton } from './SendLinkButton.tsx';

export interface IncompatibleDeviceMobileProps {
  /** Mails a link to the viewer, to be opened on a computer. */
  onEmailUrl: () => Promise<void>;
}

/** For phones and tablets, which cannot carry a live event in a browser. Source: events §2. */
export function IncompatibleDeviceMobile({ onEmailUrl }: IncompatibleDeviceMobileProps) {
  return (
    <IncompatibleDeviceFrame
      actions={<SendLinkButton onSend={onEmailUrl}>{eventMessages.device.emailUrl}</SendLinkButton>}
    >
      Live events work in Chrome on a computer. Have a link mailed to you, and open it there.
    </IncompatibleDeviceFrame>
  );
}
