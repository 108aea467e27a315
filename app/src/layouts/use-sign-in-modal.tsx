import { useSession, useSessionState } from '@perigee/api';
import { useHydrated } from '@perigee/ui';
import { Suspense, useState, useTransition, type ReactNode } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { lazyDialogContent } from '../routes/lazy-dialog.tsx';

/** Loaded when a visitor signs in. */
const Modal = lazyDialogContent(() => import('../routes/auth/sign-in-modal.tsx'));

interface SignInModal {
  openSignIn: () => void;
  /** Its code is loading. */
  isOpening: boolean;
  modal: ReactNode;
}

/**
 * The sign-in modal of a layout. A visitor redirected from a protected page is asked to sign in at once, once
 * per navigation.
 *
 * @param isAsking whether the page asks such visitors; the pages for sign-in itself do not
 */
export function useSignInModal(isAsking: boolean): SignInModal {
  const session = useSession();
  const { status } = useSessionState();
  const location = useLocation() as Location<{ from?: unknown } | null>;
  const { state, key } = location;
  const navigate = useNavigate();
  const wasSentHere = state?.from !== undefined;
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [isOpening, startSigningIn] = useTransition();
  // The landing page is prerendered without the dialog, also for a reload after a redirect.
  const isHydrated = useHydrated();
  const [keyAskedFor, setKeyAskedFor] = useState<string | null>(null);

  const isAsked = isAsking && isHydrated && wasSentHere && status === 'LOGGED_OUT';
  if (isAsked && keyAskedFor !== key) {
    setKeyAskedFor(key);
    setIsSigningIn(true);
  }

  const leaveSignIn = () => {
    setIsSigningIn(false);
    // A user who has signed in is navigating already, perhaps to a page that is not rendered yet.
    if (wasSentHere && session.getState().status === 'LOGGED_OUT')
      void navigate(location, {
        replace: true,
        preventScrollReset: true,
        state: { ...location.state, from: undefined },
      });
  };
  return {
    openSignIn: () => startSigningIn(() => setIsSigningIn(true)),
    isOpening,
    modal: <Suspense>{isSigningIn && <Modal onClosed={leaveSignIn} />}</Suspense>,
  };
}
