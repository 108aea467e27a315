import { useSession, useSessionState, type User } from '@perigee/api';
import { Footer, Header, PageLayout, type HeaderAccount, type HeaderEntry } from '@perigee/ui';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useMatch, useNavigate, type Location } from 'react-router-dom';
import { config } from '../../config.ts';
import { paths } from '../paths.ts';

/** Loaded when somebody wants in. */
const SignInModal = lazy(() => import('../auth/sign-in-modal.tsx'));

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

const accountOf = ({ firstName, profileImage }: User): HeaderAccount => ({
  name: firstName,
  imageUrl: profileImage,
});

/** Header, footer and the sign-in modal, around every page but sign-up. */
export function SiteRoute() {
  const year = useYear();
  const session = useSession();
  const { status, user } = useSessionState();
  const location = useLocation() as Location<{ from?: unknown } | null>;
  const { state, key } = location;
  const navigate = useNavigate();
  const onLogin = useMatch(paths.login) !== null;
  const isHome = useMatch(paths.home) !== null;
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
  const entries: HeaderEntry[] =
    user === null
      ? [{ label: 'Live Support', href: paths.liveSupport }]
      : [
          { label: 'Settings', href: paths.account },
          { label: 'Log out', onSelect: logOut },
        ];

  return (
    <>
      <PageLayout
        header={
          <Header
            alwaysSolid={!(isHome && user === null) && !onLogin}
            links={isHome && status === 'LOGGED_OUT' ? landingLinks : []}
            account={user === null ? undefined : accountOf(user)}
            onSignIn={status === 'LOGGED_OUT' && !onLogin ? openSignIn : undefined}
            entries={entries}
          />
        }
        footer={
          onLogin ? undefined : <Footer year={year} community={community} hrefs={footerHrefs} />
        }
      >
        <Outlet context={{ openSignIn } satisfies SiteContext} />
      </PageLayout>
      <Suspense>{isSigningIn && <SignInModal onClosed={leaveSignIn} />}</Suspense>
    </>
  );
}
