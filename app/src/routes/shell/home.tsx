import { useSessionState } from '@perigee/api';
import { homeView } from '@perigee/domain/waitlist';
import { LandingPage, lazyWithPreload, PageMeta } from '@perigee/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { config } from '../../config.ts';
import { DiscoverSlot } from '../events/discover-slot.tsx';
import { paths } from '../paths.ts';
import type { SiteContext } from './site.tsx';
import { SessionProblem } from './session-problem.tsx';

const loadMemberHome = () => import('../waitlist/member-home.tsx');
export const MemberHome = lazyWithPreload(async () => (await loadMemberHome()).default);

/** Prefetches the data of the member home. */
export const prepareMemberHome = async (queryClient: QueryClient) =>
  (await loadMemberHome()).prepare(queryClient);

const DESCRIPTION =
  'Perigee is an invite-only house for people who would rather meet at a table than in a feed.';

/** The landing page for visitors; for members, the status of their application. */
export function HomeRoute() {
  const { status, user, problem } = useSessionState();
  const { openSignIn } = useOutletContext<SiteContext>();
  const queryClient = useQueryClient();
  const [hasDialog, setHasDialog] = useState(false);
  const isReturning = status === 'LOGGING_IN';
  useEffect(() => {
    // The most likely data is requested together with the user.
    if (isReturning) void prepareMemberHome(queryClient);
  }, [isReturning, queryClient]);

  if (isReturning) return <SessionProblem problem={problem} />;
  if (user !== null && (homeView(user) !== 'discover' || hasDialog)) {
    return (
      <>
        <PageMeta title="Home" unlisted />
        <Suspense>
          <MemberHome user={user} onDialog={setHasDialog} />
          <DiscoverSlot />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <PageMeta description={DESCRIPTION} canonicalUrl={config.webUrl + paths.home} />
      <LandingPage signedIn={user !== null} onSignIn={openSignIn} discover={<DiscoverSlot />} />
    </>
  );
}
