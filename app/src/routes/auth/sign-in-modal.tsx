import { useSessionState } from '@perigee/api';
import { SignInDialog } from '@perigee/ui/auth';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { authEvents } from '../../services/auth-events.ts';
import { useServices } from '../../services/services-context.ts';
import { useRememberedOrigin } from '../shell/remembered-origin.ts';
import { afterSignIn } from './after-sign-in.ts';
import { signInLinks } from './sign-in-links.ts';
import { useEnter } from './use-enter.ts';
import { useSignIn } from './use-sign-in.ts';

/** The sign-in modal: open until somebody is in or goes back, then gone when it has faded. */
export default function SignInModal({ onClosed }: { onClosed: () => void }) {
  const { user } = useSessionState();
  const { analytics } = useServices();
  const { enter } = useEnter();
  const callbacks = useSignIn('modal', enter);
  const navigate = useNavigate();
  const origin = useRememberedOrigin();
  const [left, setLeft] = useState(false);
  const isSignedIn = user !== null;

  useEffect(() => {
    analytics.track(authEvents.modalOpened);
  }, [analytics]);

  useEffect(() => {
    if (user !== null) void navigate(afterSignIn(user, origin), { replace: true });
    // Only the moment of signing in leads on; afterwards the person goes where they like.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSignedIn]);

  return (
    <SignInDialog
      {...callbacks}
      {...signInLinks}
      open={!isSignedIn && !left}
      onClose={() => {
        analytics.track(authEvents.modalClosed);
        setLeft(true);
      }}
      onExited={onClosed}
    />
  );
}
