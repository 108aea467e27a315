import { Call, type CallProps } from '@perigee/ui/video';
import { KeptShortcuts } from '../../layouts/kept-shortcuts.tsx';

/** A call with its shortcuts. */
export default function OngoingCall(props: CallProps) {
  return (
    <KeptShortcuts>
      <Call {...props} />
    </KeptShortcuts>
  );
}
