import { resetPassword } from '@perigee/api';
import { PageMeta } from '@perigee/ui';
import { TokenPage } from '@perigee/ui/auth';
import { paths } from '../paths.ts';
import { hostSignInHref } from './sign-in-links.ts';
import { useLinkToken } from './use-link-token.ts';

/** The target of a mailed link for choosing a new password. */
export function Component() {
  const token = useLinkToken('token');
  return (
    <>
      <PageMeta title="Choose a new password" unlisted />
      <TokenPage
        key={token}
        token={token}
        onSave={(reset) => resetPassword(reset)}
        newLinkHref={paths.resetPassword}
        signInHref={hostSignInHref(paths.login)}
      />
    </>
  );
}
