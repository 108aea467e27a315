import {
  useListPastEvents,
  useListUpcomingEvents,
  useSessionState,
  type Event,
} from '@perigee/api';
import { ticketMessages } from '@perigee/domain/tickets';
import { PageMeta } from '@perigee/ui';
import { AttendeeDashboard, type EventsFilter } from '@perigee/ui/tickets';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { toLoadable } from '../../loadable.ts';
import { attendedEventHref } from '../events/hrefs.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import { paths } from '../paths.ts';
import { findEvent } from './find-event.ts';
import { liveHref } from './live-href.ts';
import { useRemoveKey } from './use-remove-key.ts';

/** Loaded when the user opens a ticket. */
const MyTicket = lazyDialog(() => import('../events/my-ticket.tsx'));
const TicketDialogs = lazyDialog(() => import('./ticket-dialogs.tsx'));

const filterHrefs = { upcoming: paths.tickets, past: `${paths.tickets}?type=past` };

/** The attendee dashboard. Its address keeps the filter, and opens the dialogs of links that lead here. */
export function Component() {
  const [params] = useSearchParams();
  const removeKey = useRemoveKey();
  const { user } = useSessionState();
  const [shownTicket, setShownTicket] = useState<Event>();
  const filter: EventsFilter = params.get('type') === 'past' ? 'past' : 'upcoming';
  const upcoming = useListUpcomingEvents();
  const past = useListPastEvents({ query: { enabled: filter === 'past' } });
  // Once opened they stay mounted, so that they can fade out.
  const isAnnounced = params.has('new-event') || params.has('waitlist');
  const [wasAnnounced, setWasAnnounced] = useState(isAnnounced);
  if (isAnnounced && !wasAnnounced) setWasAnnounced(true);
  const joined = findEvent(upcoming.data, params.get('join'));
  const joinedHref = joined === undefined ? null : liveHref(joined);
  if (joinedHref !== null) return <Navigate to={joinedHref} replace />;
  const shown = shownTicket ?? joined;
  return (
    <>
      <PageMeta title={ticketMessages.dashboard.title} unlisted />
      <AttendeeDashboard
        filter={filter}
        filterHrefs={filterHrefs}
        events={toLoadable(filter === 'past' ? past : upcoming)}
        eventHref={attendedEventHref}
        helpHref={config.helpUrl}
        discoverHref={paths.home}
        onOpenTicket={setShownTicket}
      />
      {wasAnnounced && <TicketDialogs upcoming={upcoming.data} />}
      {user !== null && shown !== undefined && (
        <MyTicket
          event={shown}
          eventId={shown.id}
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
