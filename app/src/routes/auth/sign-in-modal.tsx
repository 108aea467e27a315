import { useSessionState } from '@perigee/api';
import { SignInDialog } from '@perigee/ui/auth';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRememberedOrigin } from '../shell/remembered-origin.ts';
import { signInLinks } from './sign-in-links.ts';
import { useSignIn } from './use-sign-in.ts';

/** The sign-in modal: open until somebody is in or goes back, then gone when it has faded. */
export default function SignInModal({ onClosed }: { onClosed: () => void }) {
  const { status } = useSessionState();
  const callbacks = useSignIn();
  const navigate = useNavigate();
  const origin = useRememberedOrigin();
  const [left, setLeft] = useState(false);
  const isSignedIn = status === 'LOGGED_IN';

  useEffect(() => {
    if (isSignedIn) void navigate(origin, { replace: true });
    // Only the moment of signing in leads on; afterwards the person goes where they like.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSignedIn]);

  return (
    <SignInDialog
      {...callbacks}
      {...signInLinks}
      open={!isSignedIn && !left}
      onClose={() => setLeft(true)}
      onExited={onClosed}
    />
  );
}
