import { Navigate, useParams } from 'react-router-dom';
import { hostsHref } from '../hrefs.ts';
import type { PageQueries } from '../route-record.ts';
import { HostOfAddress, hostQueries } from './host-of-address.tsx';

export const queries: PageQueries = ({ params: { link_id: linkId } }) =>
  linkId === undefined ? [] : hostQueries(linkId);

/** The public page of a host; without a link id, the list of hosts. The key resets the state for each host. */
export function Component() {
  const { link_id: linkId } = useParams();
  if (linkId === undefined) return <Navigate to={hostsHref} replace />;
  return <HostOfAddress key={linkId} linkId={linkId} />;
}
