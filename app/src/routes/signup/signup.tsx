import { useSessionState } from '@perigee/api';
import { isActivityCompleted } from '@perigee/domain/waitlist';
import { SignInFlow } from '@perigee/ui/auth';
import { SignupPage } from '@perigee/ui/signup';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { afterSignIn } from '../auth/after-sign-in.ts';
import { signInLinks } from '../auth/sign-in-links.ts';
import { useAppInstallBanner } from '../auth/use-app-install-banner.tsx';
import { useCompleteSignIn } from '../auth/use-complete-sign-in.ts';
import { useSignIn } from '../auth/use-sign-in.ts';
import ProfileSteps from './profile-steps.tsx';
import { useRememberedOrigin } from '../../layouts/remembered-origin.ts';
import { SessionError } from '../../layouts/session-error.tsx';

/**
 * Sign-up from the phone to the photos. A user who has completed it is redirected to the page that sign-in
 * remembered, or home; a host who signed in here, to the portal.
 */
export function Component() {
  const { status, user, problem } = useSessionState();
  const navigate = useNavigate();
  const { enter, entered } = useCompleteSignIn();
  const signIn = useSignIn('page', enter);
  const [isDone, setIsDone] = useState(false);
  const { banner } = useAppInstallBanner();
  const origin = useRememberedOrigin();
  const leave = () => void navigate(origin);

  if (status === 'LOGGING_IN') return <SessionError problem={problem} />;
  const isComplete =
    user !== null && isActivityCompleted(user.applicationStatuses, 'COMPLETE_PROFILE');
  if (isComplete || isDone) {
    const hasSignedIn = user !== null && entered === 'signed-in';
    return <Navigate to={hasSignedIn ? afterSignIn(user, origin) : origin} replace />;
  }
  return (
    <>
      {banner}
      <SignupPage>
        {user === null ? (
          <SignInFlow {...signIn} {...signInLinks} mayFocus onClose={leave} />
        ) : (
          <ProfileSteps onDone={() => setIsDone(true)} onClose={leave} />
        )}
      </SignupPage>
    </>
  );
}
