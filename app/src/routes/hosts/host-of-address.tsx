import {
  getGetHostQueryOptions,
  useApplyForDate,
  useGetHost,
  useListHostEvents,
  useSessionState,
} from '@perigee/api';
import { hostEvenings } from '@perigee/domain/hosts';
import { PageMeta, ready } from '@perigee/ui';
import { HostPage } from '@perigee/ui/hosts';
import { useLocation, useNavigate } from 'react-router-dom';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { useNow } from '../../services/use-now.ts';
import { useDiscovery } from '../events/use-discovery.ts';
import { eventHref, hostsHref } from '../hrefs.ts';
import { paths } from '../paths.ts';

export const hostQueries = (linkId: string) => [getGetHostQueryOptions(linkId)];

/**
 * The page of a host. Visitors see the evenings that discover returns: the call for the events of a host is for
 * signed-in users. Source: events §2, decision C-06.
 *
 * @param linkId link id or id of the host
 */
export function HostOfAddress({ linkId }: { linkId: string }) {
  const { user } = useSessionState();
  const location = useLocation();
  const navigate = useNavigate();
  const now = useNow();
  const host = useGetHost(linkId);
  const own = useListHostEvents(linkId, { query: { enabled: user !== null } });
  const discovery = useDiscovery(null);
  const { mutateAsync: applyForDate } = useApplyForDate();
  const id = host.data?.id;

  const found =
    user === null
      ? mapLoadable(discovery.events, ({ events }) =>
          events.filter((event) => event.host?.id === id),
        )
      : toLoadable(own);
  const isSelf = id !== undefined && user?.Host?.id === id;
  const member = isSelf ? 'self' : 'member';
  return (
    <>
      <PageMeta title={host.data?.name ?? 'Host'} />
      <HostPage
        host={host.error?.status === 404 ? ready(null) : toLoadable(host)}
        events={mapLoadable(found, (events) => hostEvenings(events, now))}
        viewer={user === null ? 'visitor' : member}
        eventHref={eventHref}
        ownHref={hostsHref}
        homeHref={paths.home}
        hostsHref={hostsHref}
        // The site asks a visitor with an origin to sign in, and returns them to it.
        onSignIn={() =>
          void navigate(location, { replace: true, state: { ...location.state, from: location } })
        }
        onAskForDate={async (message) =>
          void (await applyForDate({ id: linkId, data: { message } }))
        }
      />
    </>
  );
}
