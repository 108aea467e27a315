import { getGetHostQueryOptions, useGetHost, useSessionState } from '@perigee/api';
import { ready } from '@perigee/ui';
import { HostInvitePage } from '@perigee/ui/hosts';
import { Navigate, useParams } from 'react-router-dom';
import { SessionError } from '../../layouts/session-error.tsx';
import { toLoadable } from '../../loadable.ts';
import { hostHref, hostInviteSignInHref, publicHostHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';

export const queries: PageQueries = ({ params: { link_id: linkId = '' } }) => [
  getGetHostQueryOptions(linkId),
];

/** A host's invitation. A signed-in user is redirected to the page of the host. Source: decision A-31. */
export function Component() {
  const { link_id: linkId = '' } = useParams();
  const { status, problem } = useSessionState();
  const host = useGetHost(linkId);
  if (status === 'LOGGING_IN') return <SessionError problem={problem} />;
  if (status === 'LOGGED_IN') return <Navigate to={hostHref(linkId)} replace />;
  return (
    <HostInvitePage
      host={host.error?.status === 404 ? ready(null) : toLoadable(host)}
      signInHref={hostInviteSignInHref(linkId)}
      hostHref={publicHostHref(linkId)}
      homeHref={paths.home}
      liveSupportHref={paths.liveSupport}
    />
  );
}
