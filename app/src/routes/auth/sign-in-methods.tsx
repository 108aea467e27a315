import { lazyWithPreload } from '@perigee/ui';
import { LoginPage, SigningInPage, type LoginReason } from '@perigee/ui/auth';
import { Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { hostSignInHref } from '../hrefs.ts';
import { isHostView, signInLinks } from './sign-in-links.ts';
import { useAppInstallBanner } from './use-app-install-banner.tsx';
import type { Enter } from './use-complete-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

/** Separate from the phone sign-in, which most users need and which has to load soon. */
const LinkSignIn = lazyWithPreload(async () => (await import('./link-sign-in.tsx')).default);
const HostSignIn = lazyWithPreload(async () => (await import('./host-sign-in.tsx')).default);

export interface SignInMethodsProps {
  /** The reason for the sign-in, from the address. */
  reason: LoginReason | undefined;
  /** The token of the opened sign-in link. */
  magicToken: string | null;
  enter: Enter;
}

/** Sign-in by a link, by password or by phone, as the address requests. Source: decision C-26. */
export function SignInMethods({ reason, magicToken, enter }: SignInMethodsProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const phone = useSignIn('page', enter);
  const { banner } = useAppInstallBanner();

  if (magicToken !== null) {
    return (
      <Suspense fallback={<SigningInPage signInHref={pathname} />}>
        <LinkSignIn key={magicToken} {...{ magicToken, enter }} signInHref={pathname} />
      </Suspense>
    );
  }
  if (isHostView(query, reason !== undefined)) {
    return (
      <Suspense>
        <HostSignIn reason={reason} enter={enter} />
      </Suspense>
    );
  }
  return (
    <>
      {banner}
      <LoginPage
        {...phone}
        {...signInLinks}
        hostSignInHref={hostSignInHref(pathname)}
        reason={reason}
        onClose={() => void navigate(paths.home)}
      />
    </>
  );
}
