import { useState } from 'react';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { LoginFrame, type LoginReason } from '../LoginFrame/LoginFrame.tsx';
import { SignInFlow, type SignInFlowProps } from '../SignInFlow/SignInFlow.tsx';

export interface LoginPageProps extends Omit<SignInFlowProps, 'mayFocus'> {
  /** The reason for signing in, if the address contains an event or an invitation. */
  reason?: LoginReason;
}

/** The sign-in by phone as a page, below the header. Source: member §2 (login page flow). */
export function LoginPage({ reason, onViewChange, ...flow }: LoginPageProps) {
  // On opening, the page leaves the focus to the browser.
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
