import { useSessionState } from '@perigee/api';
import { Header, lazyWithPreload, PageLayout } from '@perigee/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { beginsUnderHeader, isSignInRoute, showsLanding } from './header-ground.ts';
import type { Services } from '../services/services.ts';
import { SiteFooter } from './site-footer.tsx';
import { useLogOut } from './use-log-out.ts';
import { useSignInModal } from './use-sign-in-modal.tsx';
import { VisitorHeader } from './visitor-header.tsx';

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

/** Header, footer and the sign-in modal, around every page but sign-up. */
export function SiteLayout() {
  const { status, user } = useSessionState();
  const { pathname } = useLocation();
  const signsIn = isSignInRoute(pathname);
  const { openSignIn, isOpening, modal } = useSignInModal(!signsIn);
  const logOut = useLogOut();
  const isVisitor = status === 'LOGGED_OUT';
  return (
    <>
      <PageLayout
        header={
          user === null ? (
            <VisitorHeader
              onLanding={isVisitor && showsLanding(pathname, user)}
              onSignInRoute={signsIn}
              onSignIn={isVisitor && !signsIn ? openSignIn : undefined}
              signingIn={isOpening}
            />
          ) : (
            <Suspense fallback={<Header alwaysSolid={!beginsUnderHeader(pathname, user)} />}>
              <MemberHeader user={user} onLogOut={logOut} />
            </Suspense>
          )
        }
        footer={signsIn ? undefined : <SiteFooter />}
      >
        <Outlet context={{ openSignIn } satisfies SiteContext} />
      </PageLayout>
      {modal}
    </>
  );
}
