import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { SignInFlow, type SignInFlowProps } from '../SignInFlow/SignInFlow.tsx';

export interface SignInDialogProps extends Omit<SignInFlowProps, 'mayFocus'> {
  open: boolean;
  /** What follows signing in, in the same dialog, such as the steps of the profile. */
  next?: ReactNode;
  /** Has faded out, and forgotten all that was typed. */
  onExited?: () => void;
}

/**
 * Signing in over the page one is on. Neither Escape nor the backdrop close it; Back on the first
 * step does. Source: member §2 (sign-in and sign-up modal).
 */
export function SignInDialog({ open, next, onExited, ...flow }: SignInDialogProps) {
  const [hasEntered, setHasEntered] = useState(false);
  return (
    <Dialog
      open={open}
      // Nothing of the dialog itself asks to close: the flow does.
      onOpenChange={flow.onClose}
      title="Sign in"
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
      {next ?? <SignInFlow {...flow} mayFocus={hasEntered} />}
    </Dialog>
  );
}
