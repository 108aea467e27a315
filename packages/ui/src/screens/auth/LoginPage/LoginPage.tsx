import { useState } from 'react';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { LoginFrame, type LoginReason } from '../LoginFrame/LoginFrame.tsx';
import { SignInFlow, type SignInFlowProps } from '../SignInFlow/SignInFlow.tsx';

export interface LoginPageProps extends Omit<SignInFlowProps, 'mayFocus'> {
  /** What it is for, where the address carries an event or an invitation. */
  reason?: LoginReason;
}

/** Signing in by phone on a page of its own, under the header. Source: member §2 (login page flow). */
export function LoginPage({ reason, onViewChange, ...flow }: LoginPageProps) {
  // A page that has just opened leaves the focus where the browser puts it.
  const [hasMoved, setHasMoved] = useState(false);
  return (
    <LoginFrame reason={reason}>
      <h1 className={visuallyHidden}>Sign in</h1>
      <SignInFlow
        {...flow}
        mayFocus={hasMoved}
        onViewChange={(view) => {
          setHasMoved(true);
          onViewChange?.(view);
        }}
      />
    </LoginFrame>
  );
}
