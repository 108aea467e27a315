import { useSendPasswordResetLink } from '@perigee/api';
import { ResetPasswordPage } from '@perigee/ui/auth';
import { paths } from '../paths.ts';
import { hostSignInHref } from '../hrefs.ts';

export function Component() {
  const { mutateAsync: sendLink } = useSendPasswordResetLink();
  return (
    <>
      <ResetPasswordPage
        onSend={(email) => sendLink({ data: { email } })}
        signInHref={hostSignInHref(paths.login)}
      />
    </>
  );
}
