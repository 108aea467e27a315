import type { Event } from '@perigee/api';
import { ticketMessages } from '@perigee/domain/tickets';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { TabLink, TabLinks } from '../../../components/Tabs/TabLinks.tsx';
import type { Loadable } from '../../../loadable.ts';
import { AttendeeEventCard } from '../AttendeeEventCard/AttendeeEventCard.tsx';
import { EmptyEvents } from '../EmptyEvents/EmptyEvents.tsx';
import type { EventsFilter, EventsFilterHrefs } from '../events-filter.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { grid, head, heading, page } from './AttendeeDashboard.css.ts';

export interface AttendeeDashboardProps {
  /** The current list. */
  filter: EventsFilter;
  filterHrefs: EventsFilterHrefs;
  /** The events of the filter, in the order in which they are shown. */
  events: Loadable<readonly Event[]>;
  /** The address of an event's page. */
  eventHref: (event: Event) => string;
  helpHref: string;
  discoverHref: string;
  /** Shows the ticket for an event. */
  onOpenTicket?: (event: Event) => void;
  /** A fixed time in place of the clock: nothing ticks then. */
  now?: Date;
}

const { title, upcoming, past } = ticketMessages.dashboard;

/** The events for which a member has tickets. Source: events §2 (attendee dashboard). */
export function AttendeeDashboard({ filter, filterHrefs, ...rest }: AttendeeDashboardProps) {
  return (
    <section className={page}>
      <div className={head}>
        <h1 className={heading}>{title}</h1>
        <TabLinks label="Events">
          <TabLink href={filterHrefs.upcoming} current={filter === 'upcoming'}>
            {upcoming}
          </TabLink>
          <TabLink href={filterHrefs.past} current={filter === 'past'}>
            {past}
          </TabLink>
        </TabLinks>
      </div>
      <EventList filter={filter} filterHrefs={filterHrefs} {...rest} />
    </section>
  );
}

function EventList({
  filter,
  filterHrefs,
  events,
  eventHref,
  helpHref,
  discoverHref,
  onOpenTicket,
  now,
}: AttendeeDashboardProps) {
  if (events.status === 'loading') return <DashboardSkeleton />;
  if (events.status === 'error') {
    return <ErrorState title={failed[filter]} message={events.message} onRetry={events.onRetry} />;
  }
  if (events.data.length === 0) {
    return <EmptyEvents filter={filter} filterHrefs={filterHrefs} discoverHref={discoverHref} />;
  }
  return (
    <ul className={grid}>
      {events.data.map((event) => (
        <li key={event.id}>
          <AttendeeEventCard
            event={event}
            href={eventHref(event)}
            helpHref={helpHref}
            onOpenTicket={onOpenTicket && (() => onOpenTicket(event))}
            now={now}
          />
        </li>
      ))}
    </ul>
  );
}

const failed: Record<EventsFilter, string> = {
  upcoming: ticketMessages.upcomingFailed,
  past: ticketMessages.pastFailed,
};
