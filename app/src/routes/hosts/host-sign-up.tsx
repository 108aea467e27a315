import { useSession, useSessionState } from '@perigee/api';
import { HostSignUpPage } from '@perigee/ui/hosts';
import { SwitchAccountPage } from '@perigee/ui/auth';
import { Navigate } from 'react-router-dom';
import { SessionError } from '../../layouts/session-error.tsx';
import { useDayTheme } from '../../layouts/use-day-theme.ts';
import { isHost } from '../audience.ts';
import { hostTerms } from '../auth/sign-in-links.ts';
import { paths } from '../paths.ts';
import { useHostSignUp } from './use-host-sign-up.ts';

/**
 * The sign-up of a host. A host is redirected to the portal, also one who has just signed up; another signed-in
 * user is asked first, because the invitation makes a new account.
 */
export function Component() {
  useDayTheme();
  const session = useSession();
  const { status, user, problem } = useSessionState();
  const calls = useHostSignUp();
  if (status === 'LOGGING_IN') return <SessionError problem={problem} />;
  if (status === 'LOGGED_IN') {
    if (isHost(user)) return <Navigate to={paths.portal} replace />;
    return (
      <main>
        <SwitchAccountPage name={user.firstName} stayHref={paths.home} onSwitch={session.logOut} />
      </main>
    );
  }
  return (
    <main>
      <HostSignUpPage
        {...calls}
        terms={hostTerms}
        homeHref={paths.home}
        liveSupportHref={paths.liveSupport}
      />
    </main>
  );
}
