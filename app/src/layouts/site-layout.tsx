import { useSession, useSessionState } from '@perigee/api';
import { Header, lazyWithPreload, PageLayout, useHydrated } from '@perigee/ui';
import { Suspense, useState, useTransition } from 'react';
import { Outlet, useLocation, useNavigate, type Location } from 'react-router-dom';
import { lazyDialogContent } from '../routes/lazy-dialog.tsx';
import { paths } from '../routes/paths.ts';
import { showsLanding } from './shows-landing.ts';
import type { Services } from '../services/services.ts';
import { SiteFooter } from './site-footer.tsx';
import { VisitorHeader } from './visitor-header.tsx';

/** Loaded when a visitor signs in. */
const SignInModal = lazyDialogContent(() => import('../routes/auth/sign-in-modal.tsx'));
/** The member header has more entries, which visitors need not load. */
const MemberHeader = lazyWithPreload(async () => (await import('./member-header.tsx')).default);

/** Loads the header of a user who is signed in, or may be. */
export const preloadSiteParts = async ({ session }: Pick<Services, 'session'>): Promise<void> => {
  if (session.getState().status !== 'LOGGED_OUT') await MemberHeader.preload();
};

/** The actions of the site that its pages can use. */
export interface SiteContext {
  openSignIn: () => void;
}

/** The pages for sign-in itself, by the beginning of their addresses. */
const WAYS_IN = [paths.login, paths.resetPassword, paths.resetToken];

/** Header, footer and the sign-in modal, around every page but sign-up. */
export function SiteLayout() {
  const session = useSession();
  const { status, user } = useSessionState();
  const location = useLocation() as Location<{ from?: unknown } | null>;
  const { state, key, pathname } = location;
  const navigate = useNavigate();
  const isWayIn = WAYS_IN.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  const wasSentHere = state?.from !== undefined;
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [isOpening, startSigningIn] = useTransition();
  // The landing page is prerendered without the dialog, also for a reload after a redirect.
  const isHydrated = useHydrated();
  const [keyAskedFor, setKeyAskedFor] = useState<string | null>(null);

  // A visitor redirected from a protected page is asked to sign in at once, once per navigation.
  const isAsked = isHydrated && wasSentHere && !isWayIn && status === 'LOGGED_OUT';
  if (isAsked && keyAskedFor !== key) {
    setKeyAskedFor(key);
    setIsSigningIn(true);
  }

  const openSignIn = () => startSigningIn(() => setIsSigningIn(true));
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
  const logOut = () => {
    session.logOut();
    void navigate(paths.home);
  };
  const isVisitor = status === 'LOGGED_OUT';
  return (
    <>
      <PageLayout
        header={
          user === null ? (
            <VisitorHeader
              onLanding={isVisitor && showsLanding(pathname, user)}
              onWayIn={isWayIn}
              onSignIn={isVisitor && !isWayIn ? openSignIn : undefined}
              signingIn={isOpening}
            />
          ) : (
            <Suspense fallback={<Header alwaysSolid={!showsLanding(pathname, user)} />}>
              <MemberHeader user={user} onLogOut={logOut} />
            </Suspense>
          )
        }
        footer={isWayIn ? undefined : <SiteFooter />}
      >
        <Outlet context={{ openSignIn } satisfies SiteContext} />
      </PageLayout>
      <Suspense>{isSigningIn && <SignInModal onClosed={leaveSignIn} />}</Suspense>
    </>
  );
}
