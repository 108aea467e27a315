import { useSession, useSessionState } from '@perigee/api';
import { accountEntries } from '@perigee/domain';
import { Footer, Header, PageLayout } from '@perigee/ui';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigate, type Location } from 'react-router-dom';
import { config } from '../../config.ts';
import { paths } from '../paths.ts';

/** Loaded when somebody wants in. */
const SignInModal = lazy(() => import('../auth/sign-in-modal.tsx'));
/** Members have more in their header, which visitors need not load. */
const MemberHeader = lazy(() => import('./member-header.tsx'));

/** What pages inside the site may ask of it. */
export interface SiteContext {
  openSignIn: () => void;
}

/** This year; while the drawn landing page is taken over, the year that it was drawn in. */
const useYear = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  );

const community = [
  { label: 'Instagram', href: config.social.instagram },
  { label: 'TikTok', href: config.social.tiktok },
  { label: 'YouTube', href: config.social.youtube },
];

const footerHrefs = {
  careers: paths.careers,
  liveSupport: paths.liveSupport,
  termsAndConditions: paths.termsAndConditions,
  termsOfUse: paths.termsOfUse,
  privacyPolicy: paths.privacyPolicy,
  download: config.iosApp.storeUrl,
};

const landingLinks = [{ label: 'How it works', href: `${paths.home}#how` }];

const visitorEntries = accountEntries({
  user: null,
  waitlistMode: config.waitlistMode,
  invitation: undefined,
  hasUpcomingTickets: false,
}).map(({ label }) => ({ label, href: paths.liveSupport }));

/** Pages that are themselves the way in, by how their addresses begin. */
const WAYS_IN = [paths.login, paths.resetPassword, paths.resetToken];

/** Header, footer and the sign-in modal, around every page but sign-up. */
export function SiteRoute() {
  const year = useYear();
  const session = useSession();
  const { status, user } = useSessionState();
  const location = useLocation() as Location<{ from?: unknown } | null>;
  const { state, key, pathname } = location;
  const navigate = useNavigate();
  const isWayIn = WAYS_IN.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  const isHome = pathname === paths.home;
  const wasSentHere = state?.from !== undefined;
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [keyAskedFor, setKeyAskedFor] = useState<string | null>(null);

  // Whoever was sent away from a protected page is asked to sign in at once, once an arrival.
  if (wasSentHere && status === 'LOGGED_OUT' && keyAskedFor !== key) {
    setKeyAskedFor(key);
    setIsSigningIn(true);
  }

  const openSignIn = () => setIsSigningIn(true);
  const leaveSignIn = () => {
    setIsSigningIn(false);
    if (wasSentHere)
      void navigate(location, {
        replace: true,
        preventScrollReset: true,
        state: { ...location.state, from: undefined },
      });
  };
  const logOut = () => {
    session.logOut();
    void navigate(paths.home);
  };
  const isVisitor = status === 'LOGGED_OUT';
  const visitorHeader = (
    <Header
      alwaysSolid={!isWayIn && !(isHome && isVisitor)}
      links={isHome && isVisitor ? landingLinks : []}
      onSignIn={isVisitor && !isWayIn ? openSignIn : undefined}
      entries={visitorEntries}
    />
  );
  const footer = <Footer year={year} community={community} hrefs={footerHrefs} />;

  return (
    <>
      <PageLayout
        header={
          user === null ? (
            visitorHeader
          ) : (
            <Suspense fallback={<Header alwaysSolid />}>
              <MemberHeader user={user} onLogOut={logOut} />
            </Suspense>
          )
        }
        footer={isWayIn ? undefined : footer}
      >
        <Outlet context={{ openSignIn } satisfies SiteContext} />
      </PageLayout>
      <Suspense>{isSigningIn && <SignInModal onClosed={leaveSignIn} />}</Suspense>
    </>
  );
}
