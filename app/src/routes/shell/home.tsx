import { useSessionState } from '@perigee/api';
import { homeView } from '@perigee/domain/waitlist';
import { LandingPage, lazyWithPreload, PageMeta } from '@perigee/ui';
import { Suspense, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { config } from '../../config.ts';
import type { Services } from '../../services/services.ts';
import { DiscoverSlot } from '../events/discover-slot.tsx';
import { paths } from '../paths.ts';
import { PageNotLoaded } from '../retried-page.tsx';
import type { SiteContext } from '../../layouts/site-layout.tsx';
import { SessionError } from '../../layouts/session-error.tsx';

const MemberHome = lazyWithPreload(
  async () => (await import('../waitlist/member-home.tsx')).default,
  PageNotLoaded,
);

/** Loads the home of a user who is signed in, or may be. */
export const preloadHome = async ({ session }: Pick<Services, 'session'>): Promise<void> => {
  if (session.getState().status !== 'LOGGED_OUT') await MemberHome.preload();
};

const DESCRIPTION =
  'Perigee is an invite-only house for people who would rather meet at a table than in a feed.';

/** The landing page for visitors; for members, the status of their application. */
export function HomeRoute() {
  const { status, user, problem } = useSessionState();
  const { openSignIn } = useOutletContext<SiteContext>();
  const [hasDialog, setHasDialog] = useState(false);

  const isChecking = status === 'LOGGING_IN';
  if (isChecking && problem !== null) return <SessionError problem={problem} />;
  if (isChecking || (user !== null && (homeView(user) !== 'discover' || hasDialog))) {
    return (
      <>
        <PageMeta title="Home" unlisted />
        <Suspense>
          <MemberHome user={user} onDialog={setHasDialog} />
          {user !== null && <DiscoverSlot />}
        </Suspense>
      </>
    );
  }
  return (
    <>
      <PageMeta
        description={DESCRIPTION}
        {...(config.webUrl !== undefined && { canonicalUrl: config.webUrl + paths.home })}
      />
      <LandingPage signedIn={user !== null} onSignIn={openSignIn} discover={<DiscoverSlot />} />
    </>
  );
}
