import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { SignInFlow, type SignInFlowProps } from '../SignInFlow/SignInFlow.tsx';

export interface SignInDialogProps extends Omit<SignInFlowProps, 'mayFocus'> {
  open: boolean;
  /** The content after the sign-in, in the same dialog, such as the steps of the profile. */
  next?: ReactNode;
  /** Called after the fade-out, when the typed values are reset. */
  onExited?: () => void;
}

/**
 * The sign-in over the current page. Neither Escape nor the backdrop close it; Back on the first step does.
 * Source: member §2 (sign-in and sign-up modal).
 */
export function SignInDialog({ open, next, onExited, ...flow }: SignInDialogProps) {
  const [hasEntered, setHasEntered] = useState(false);
  return (
    <Dialog
      open={open}
      // The dialog itself never asks to close; the flow does.
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
