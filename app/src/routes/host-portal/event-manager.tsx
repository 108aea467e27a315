import {
  getGetEventQueryOptions,
  getListEventMatchesQueryOptions,
  useGetEvent,
  useListEventMatches,
  useSessionState,
} from '@perigee/api';
import { lazyWithPreload } from '@perigee/ui';
import { EventManagerPage } from '@perigee/ui/host-portal';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { toLoadable } from '../../loadable.ts';
import { viewerTimeZone } from '../../services/viewer-time-zone.ts';
import { eventHref, inviteLinkHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';
import { useEventHost } from './use-event-host.ts';
import { isNotManaged } from './is-not-managed.ts';
import { useEventManagerCalls } from './use-event-manager-calls.ts';
import { useEventUpdate } from './use-event-update.ts';
import { usePayouts } from './use-payouts.ts';

export const queries: PageQueries = ({ params: { eventId: id = '' } }) => [
  getGetEventQueryOptions(id),
  getListEventMatchesQueryOptions(id),
];

/** Loaded with its tab: most visits look at the sales. */
const UpdateForm = lazyWithPreload(async () => (await import('./update-form.tsx')).default);

/** The key resets the state for each event. */
export function Component() {
  const { eventId: id = '' } = useParams();
  return <EventManager key={id} id={id} />;
}

/** The addresses that the host copies, on the open site: it may be another than the configured one. */
const linksOf = (slug: string) => ({
  invite: location.origin + inviteLinkHref(slug),
  page: location.origin + eventHref(slug),
});

/**
 * The event manager. An event that is not found, or that another host runs, leads to the landing page; one that is
 * deleted here leads to the portal. Source: events §2, §8.
 */
function EventManager({ id }: { id: string }) {
  const { user } = useSessionState();
  const managed = useGetEvent(id, {
    // The messages of the channel tell the host of a change, but no admin whose page shows the event.
    query: { refetchOnWindowFocus: 'always' },
  });
  const matches = useListEventMatches(id);
  const calls = useEventManagerCalls(id);
  const host = useEventHost(id);
  const payouts = usePayouts(useLocation().pathname);
  const { task, isDeleting } = useEventUpdate(id);
  if (!isDeleting && isNotManaged(managed)) return <Navigate to={paths.home} replace />;
  return (
    <EventManagerPage
      {...calls}
      managed={toLoadable(managed)}
      matches={toLoadable(matches)}
      payouts={payouts}
      isAdmin={user?.admin === true}
      portalHref={paths.portal}
      host={host}
      viewerTimeZone={viewerTimeZone()}
      linksOf={linksOf}
      updateForm={<UpdateForm id={id} task={task} />}
    />
  );
}
