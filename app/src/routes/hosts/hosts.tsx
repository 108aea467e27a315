import { hostLinkName, hostsOf } from '@perigee/domain/hosts';
import { lazyWithPreload } from '@perigee/ui';
import { HostsPage } from '@perigee/ui/hosts';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { RequireSession } from '../../layouts/require-session.tsx';
import { mapLoadable } from '../../loadable.ts';
import { useDiscovery } from '../events/use-discovery.ts';
import { hostHref } from '../hrefs.ts';
import type { PageQueries } from '../route-record.ts';
import { HostOfAddress, hostQueries } from './host-of-address.tsx';
import { useOwnHost } from './use-own-host.ts';

export const queries: PageQueries = ({ params: { link_id: linkId } }) =>
  linkId === undefined ? [] : hostQueries(linkId);

/** Loaded for hosts only. */
const OwnHost = lazyWithPreload(async () => (await import('./own-host.tsx')).default);

/** A host by the link id; without one, the host's own page, or the list of hosts. Decisions, section 5. */
export function Component() {
  const { link_id: linkId } = useParams();
  const ownHost = useOwnHost();
  if (linkId !== undefined) return <HostOfAddress key={linkId} linkId={linkId} />;
  if (ownHost === undefined) return <HostList />;
  return (
    <RequireSession>
      <Suspense>
        <OwnHost key={ownHost.id} id={ownHost.id} />
      </Suspense>
    </RequireSession>
  );
}

function HostList() {
  const { events } = useDiscovery(null);
  return (
    <HostsPage
      hosts={mapLoadable(events, (reply) => hostsOf(reply.events))}
      hostHref={(host) => hostHref(hostLinkName(host))}
    />
  );
}
