import { useSessionState } from '@perigee/api';
import { lazyWithPreload } from '@perigee/ui';
import { SignInDialog } from '@perigee/ui/auth';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { authEvents } from '../../services/auth-events.ts';
import { isEntryOfDialog } from '../../services/dialog-history.ts';
import { useServices } from '../../services/services-context.ts';
import { useIsPageHeld, useRememberedOrigin } from '../../layouts/remembered-origin.ts';
import { afterSignIn } from './after-sign-in.ts';
import { signInLinks } from './sign-in-links.ts';
import { useAppInstallBanner } from './use-app-install-banner.tsx';
import { useCompleteSignIn } from './use-complete-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

/** The profile follows sign-up in the same dialog. */
const ProfileSteps = lazyWithPreload(
  async () => (await import('../signup/profile-steps.tsx')).default,
);

/**
 * The sign-in modal: open until the user is signed in or goes back; `onClosed` follows when it has faded out.
 */
export default function SignInModal({ onClosed }: { onClosed: () => void }) {
  const { user } = useSessionState();
  const { analytics } = useServices();
  const { enter, entered } = useCompleteSignIn();
  const callbacks = useSignIn('modal', enter);
  const [hasLeftProfile, setHasLeftProfile] = useState(false);
  const navigate = useNavigate();
  const location = useLocation() as Location<object | null>;
  const origin = useRememberedOrigin();
  const isPageHeld = useIsPageHeld();
  const [left, setLeft] = useState(false);
  const offer = useAppInstallBanner();
  const isSignedIn = user !== null;
  const isNew = entered === 'signed-up' && !hasLeftProfile;
  const isDone = isSignedIn && !isNew;
  const leaveProfile = () => setHasLeftProfile(true);

  useEffect(() => {
    analytics.track(authEvents.modalOpened);
  }, [analytics]);

  useEffect(() => {
    if (isDone && !isPageHeld) void navigate(afterSignIn(user, origin), { replace: true });
    // Navigates only at sign-in; afterwards the user is free to go elsewhere.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDone]);

  const leave = () => {
    onClosed();
    if (!isDone || !isPageHeld) return;
    const removeOrigin = () =>
      void navigate(location, {
        replace: true,
        preventScrollReset: true,
        state: { ...location.state, from: undefined },
      });
    // The entry of the dialog in the history is removed first: replaced, it would be a second one of the page.
    if (isEntryOfDialog()) addEventListener('popstate', removeOrigin, { once: true });
    else removeOrigin();
  };

  return (
    <>
      {offer.banner}
      <SignInDialog
        {...callbacks}
        {...signInLinks}
        open={!isDone && !left && !offer.isOpen}
        next={
          isSignedIn && isNew ? (
            <Suspense>
              <ProfileSteps onDone={leaveProfile} onClose={leaveProfile} />
            </Suspense>
          ) : undefined
        }
        onClose={() => {
          if (isSignedIn && isNew) {
            leaveProfile();
            return;
          }
          analytics.track(authEvents.modalClosed);
          setLeft(true);
        }}
        onExited={leave}
      />
    </>
  );
}
