import { useResetPassword } from '@perigee/api';
import { TokenPage } from '@perigee/ui/auth';
import { paths } from '../paths.ts';
import { hostSignInHref } from '../hrefs.ts';
import { useLinkToken } from './use-link-token.ts';

/** The target of a mailed link for choosing a new password. */
export function Component() {
  const token = useLinkToken('token');
  const { mutateAsync: resetPassword } = useResetPassword();
  return (
    <>
      <TokenPage
        key={token}
        token={token}
        onSave={(reset) => resetPassword({ data: reset })}
        newLinkHref={paths.resetPassword}
        signInHref={hostSignInHref(paths.login)}
      />
    </>
  );
}
