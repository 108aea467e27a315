import { useState } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import {
  ProfileStepsFlow,
  type ProfileStepsFlowProps,
} from '../ProfileStepsFlow/ProfileStepsFlow.tsx';

export interface ProfileStepsDialogProps extends Omit<ProfileStepsFlowProps, 'mayFocus'> {
  open: boolean;
  /** What it is called, for screen readers. */
  title: string;
  /** Has faded out, and forgotten all that was typed. */
  onExited?: () => void;
}

/**
 * The profile steps, or some of them, over the page one is on. As the sign-in modal it closes neither
 * by Escape nor by its backdrop: an answer is easily lost. Source: member §2 (sign-in and sign-up
 * modal).
 */
export function ProfileStepsDialog({ open, title, onExited, ...flow }: ProfileStepsDialogProps) {
  const [hasEntered, setHasEntered] = useState(false);
  return (
    <Dialog
      open={open}
      // Nothing of the dialog itself asks to close: the flow does.
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
