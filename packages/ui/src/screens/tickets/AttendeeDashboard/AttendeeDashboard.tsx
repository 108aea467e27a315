import type { Event } from '@perigee/api';
import { ticketMessages } from '@perigee/domain/tickets';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { TabLink, TabLinks } from '../../../components/Tabs/TabLinks.tsx';
import type { Loadable } from '../../../loadable.ts';
import {
  AttendeeEventCard,
  type AttendeeEventCardProps,
} from '../AttendeeEventCard/AttendeeEventCard.tsx';
import { EmptyEvents } from '../EmptyEvents/EmptyEvents.tsx';
import type { EventsFilter, EventsFilterHrefs } from '../events-filter.ts';
import { CARD_COLUMNS, DashboardSkeleton } from './DashboardSkeleton.tsx';

export interface AttendeeDashboardProps {
  /** The current list. */
  filter: EventsFilter;
  filterHrefs: EventsFilterHrefs;
  /** The events of the filter, in the order in which they are shown. */
  events: Loadable<readonly Event[]>;
  /** The signed-in user, whose tickets have a code on the day of their event. */
  holder?: AttendeeEventCardProps['holder'];
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
    <Section column space="page">
      <PageHead
        size="3xl"
        family="capitals"
        title={title}
        tabs={
          <TabLinks label="Events">
            <TabLink href={filterHrefs.upcoming} current={filter === 'upcoming'}>
              {upcoming}
            </TabLink>
            <TabLink href={filterHrefs.past} current={filter === 'past'}>
              {past}
            </TabLink>
          </TabLinks>
        }
      />
      <EventList filter={filter} filterHrefs={filterHrefs} {...rest} />
    </Section>
  );
}

function EventList({
  filter,
  filterHrefs,
  events,
  holder,
  eventHref,
  helpHref,
  discoverHref,
  onOpenTicket,
  now,
}: AttendeeDashboardProps) {
  return (
    <Loaded value={events} skeleton={<DashboardSkeleton />} errorTitle={failed[filter]}>
      {(list) =>
        list.length === 0 ? (
          <EmptyEvents filter={filter} filterHrefs={filterHrefs} discoverHref={discoverHref} />
        ) : (
          <Grid as="ul" columns={CARD_COLUMNS} gap={6} align="start">
            {list.map((event) => (
              <li key={event.id}>
                <AttendeeEventCard
                  event={event}
                  holder={holder}
                  href={eventHref(event)}
                  helpHref={helpHref}
                  onOpenTicket={onOpenTicket && (() => onOpenTicket(event))}
                  now={now}
                />
              </li>
            ))}
          </Grid>
        )
      }
    </Loaded>
  );
}

const failed: Record<EventsFilter, string> = {
  upcoming: ticketMessages.upcomingFailed,
  past: ticketMessages.pastFailed,
};
