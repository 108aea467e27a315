import {
  getListUpcomingEventsQueryOptions,
  useListPastEvents,
  useListUpcomingEvents,
  useSessionState,
  type Event,
} from '@perigee/api';
import { AttendeeDashboard, type EventsFilter } from '@perigee/ui/tickets';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { toLoadable } from '../../loadable.ts';
import { isLive } from '@perigee/domain/events';
import { useServices } from '../../services/services-context.ts';
import { attendedEventHref, liveHref, pastTicketsHref } from '../hrefs.ts';
import { forgetCheckout } from '../events/left-checkout.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';
import { findEvent } from './find-event.ts';
import { useRemoveKey } from './use-remove-key.ts';
import { useWithdrawal } from './use-withdrawal.ts';

/** Loaded when the user opens a ticket. */
const MyTicket = lazyDialog(() => import('../events/my-ticket.tsx'));
const TicketDialogs = lazyDialog(() => import('./ticket-dialogs.tsx'));

const filterHrefs = { upcoming: paths.tickets, past: pastTicketsHref };

export const queries: PageQueries = () => [getListUpcomingEventsQueryOptions()];

/** The attendee dashboard. Its address keeps the filter, and opens the dialogs of links that lead here. */
export function Component() {
  const [params] = useSearchParams();
  const removeKey = useRemoveKey();
  const { user } = useSessionState();
  const { clock } = useServices();
  const [shownTicket, setShownTicket] = useState<Event>();
  const filter: EventsFilter = params.get('type') === 'past' ? 'past' : 'upcoming';
  const upcoming = useListUpcomingEvents();
  const past = useListPastEvents({ query: { enabled: filter === 'past' } });
  // Once opened they stay mounted, so that they can fade out.
  const isAnnounced = params.has('new-event') || params.has('waitlist');
  const [wasAnnounced, setWasAnnounced] = useState(isAnnounced);
  if (isAnnounced && !wasAnnounced) setWasAnnounced(true);
  // The payment page leads back here once it is paid.
  const reserved = params.get('new-event');
  useEffect(() => {
    if (reserved !== null) forgetCheckout();
  }, [reserved]);
  const joined = findEvent(upcoming.data, params.get('join'));
  const opened = shownTicket ?? joined;
  const isWithdrawn = useWithdrawal(opened, upcoming.data);
  if (joined !== undefined && isLive(timesOf(joined), clock.now())) {
    return <Navigate to={liveHref(joined.slug)} replace />;
  }
  return (
    <>
      <AttendeeDashboard
        filter={filter}
        filterHrefs={filterHrefs}
        events={toLoadable(filter === 'past' ? past : upcoming)}
        {...(user !== null && { holder: user })}
        eventHref={attendedEventHref}
        helpHref={config.helpUrl}
        discoverHref={paths.home}
        onOpenTicket={setShownTicket}
      />
      {wasAnnounced && <TicketDialogs upcoming={upcoming.data} />}
      {user !== null && opened !== undefined && !isWithdrawn && (
        <MyTicket
          event={opened}
          eventId={opened.id}
          holder={user}
          onClosed={() => {
            setShownTicket(undefined);
            removeKey('join');
          }}
        />
      )}
    </>
  );
}

function timesOf({ status, startTime, endTime }: Event) {
  return { status, startTime: new Date(startTime), endTime: new Date(endTime) };
}
