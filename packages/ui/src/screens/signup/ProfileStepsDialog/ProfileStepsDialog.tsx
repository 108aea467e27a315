import { useState } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import {
  ProfileStepsFlow,
  type ProfileStepsFlowProps,
} from '../ProfileStepsFlow/ProfileStepsFlow.tsx';

export interface ProfileStepsDialogProps extends Omit<ProfileStepsFlowProps, 'mayFocus'> {
  open: boolean;
  /** The label, for screen readers. */
  title: string;
  /** Called after the fade-out, when the typed values are reset. */
  onExited?: () => void;
}

/**
 * The profile steps, or some of them, over the current page. Like the sign-in modal it is closed by neither
 * Escape nor its backdrop, because the user could lose an answer. Source: member §2 (sign-in and sign-up
 * modal).
 */
export function ProfileStepsDialog({ open, title, onExited, ...flow }: ProfileStepsDialogProps) {
  const [hasEntered, setHasEntered] = useState(false);
  return (
    <Dialog
      open={open}
      // The dialog itself never asks to close; the flow does.
      onOpenChange={flow.onClose}
      title={title}
      hasHeader={false}
      dismissible={false}
      fill
      holdsFocus
      onEntered={() => setHasEntered(true)}
      onExited={() => {
        setHasEntered(false);
        onExited?.();
      }}
    >
      <ProfileStepsFlow {...flow} mayFocus={hasEntered} />
    </Dialog>
  );
}
