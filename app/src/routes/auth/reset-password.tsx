import { sendPasswordResetLink } from '@perigee/api';
import { PageMeta } from '@perigee/ui';
import { ResetPasswordPage } from '@perigee/ui/auth';
import { paths } from '../paths.ts';
import { hostSignInHref } from './sign-in-links.ts';

export function Component() {
  return (
    <>
      <PageMeta title="Forgot password?" unlisted />
      <ResetPasswordPage
        onSend={(email) => sendPasswordResetLink({ email })}
        signInHref={hostSignInHref(paths.login)}
      />
    </>
  );
}
