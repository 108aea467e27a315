import { sessionTokens, useLogIn } from '@perigee/api';
import { HostSignInPage, type LoginReason } from '@perigee/ui/auth';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { phoneSignInHref } from '../hrefs.ts';
import { hostTerms } from './sign-in-links.ts';
import type { Enter } from './use-complete-sign-in.ts';

interface HostSignInProps {
  /** The reason for the sign-in, from the address. */
  reason: LoginReason | undefined;
  enter: Enter;
}

/** Sign-in by email and password. Source: events §2. */
export default function HostSignIn({ reason, enter }: HostSignInProps) {
  const { pathname } = useLocation();
  const { mutateAsync: logIn } = useLogIn();
  return (
    <HostSignInPage
      reason={reason}
      onSignIn={async (email, password) => {
        const reply = await logIn({ data: { authMethod: 'Password', email, password } });
        await enter('Password', sessionTokens(reply));
      }}
      forgotPasswordHref={paths.resetPassword}
      phoneSignInHref={phoneSignInHref(pathname)}
      terms={hostTerms}
    />
  );
}
