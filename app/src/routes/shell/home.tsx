import { useSessionState } from '@perigee/api';
import { homeView } from '@perigee/domain';
import { LandingPage } from '@perigee/ui';
import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router-dom';
import { CheckFailed } from './check-failed.tsx';
import type { SiteContext } from './site.tsx';

const MemberHome = lazy(() => import('../waitlist/member-home.tsx'));

/** The landing page for visitors; for members, what their application has come to. */
export function HomeRoute() {
  const { status, user, problem } = useSessionState();
  const { openSignIn } = useOutletContext<SiteContext>();
  if (status === 'LOGGING_IN') return problem === null ? null : <CheckFailed problem={problem} />;
  if (user === null) return <LandingPage onSignIn={openSignIn} />;
  if (homeView(user) === 'discover') return <LandingPage signedIn onSignIn={openSignIn} />;
  return (
    <Suspense>
      <MemberHome user={user} />
    </Suspense>
  );
}
