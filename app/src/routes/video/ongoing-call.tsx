import { Call, type CallProps } from '@perigee/ui/video';
import { KeptShortcuts } from '../../layouts/kept-shortcuts.tsx';

export { IncomingCall } from '@perigee/ui/video';

/** A call with its shortcuts. */
export function OngoingCall(props: CallProps) {
  return (
    <KeptShortcuts>
      <Call {...props} />
    </KeptShortcuts>
  );
}
