import type { Event, PublicHost } from '@perigee/api';
import { eventMessages } from '@perigee/domain/events';
import { hostPageMessages } from '@perigee/domain/hosts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { EventCard } from '../../../components/EventCard/EventCard.tsx';
import { EventCardSkeleton } from '../../../components/EventCard/EventCardSkeleton.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../../loadable.ts';
import { eventCardProps } from '../../events/event-card-props.ts';
import { HostNotFound } from '../HostNotFound.tsx';
import { HostHead, type HostHeadProps } from './HostHead.tsx';
import { HostHeadSkeleton } from './HostHeadSkeleton.tsx';
import { NoEventsOrbit } from '../../../components/Orbit/NoEventsOrbit.tsx';

export interface HostPageProps extends Omit<HostHeadProps, 'host' | 'evenings'> {
  /** Null for an address without a host. */
  host: Loadable<PublicHost | null>;
  /** The evenings that guests can find, by start. */
  events: Loadable<readonly Event[]>;
  /** The address of an event's page. */
  eventHref: (slug: string) => string;
  homeHref: string;
  /** The list of hosts. */
  hostsHref: string;
}

const COLUMNS = { base: 1, md: 3 } as const;

/** A host and their evenings, as members and visitors see them. Source: events §2 (public host page). */
export function HostPage({ host, events, eventHref, homeHref, hostsHref, ...head }: HostPageProps) {
  return (
    <Section as="div" column space="page">
      <Loaded value={host} skeleton={<HostHeadSkeleton />} level={1}>
        {(found) =>
          found === null ? (
            <HostNotFound homeHref={homeHref} hostsHref={hostsHref} />
          ) : (
            <>
              <HostHead
                {...head}
                host={found}
                evenings={events.status === 'ready' ? events.data.length : null}
              />
              <Section title={eventMessages.upcoming} gap={6} spaceBefore={10}>
                <Loaded value={events} skeleton={<EveningsSkeleton />} level={3}>
                  {(evenings) => (
                    <Evenings
                      events={evenings}
                      isVisitor={head.viewer === 'visitor'}
                      eventHref={eventHref}
                    />
                  )}
                </Loaded>
              </Section>
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

interface EveningsProps extends Pick<HostPageProps, 'eventHref'> {
  events: readonly Event[];
  /** Visitors see a lock in place of the logo on every card. Source: events §2. */
  isVisitor: boolean;
}

function Evenings({ events, isVisitor, eventHref }: EveningsProps) {
  if (events.length === 0) {
    return (
      <EmptyState drawing={NoEventsOrbit} level={3} title={eventMessages.noneUpcoming}>
        {hostPageMessages.page.noEveningsYet}
      </EmptyState>
    );
  }
  return (
    <Grid as="ul" columns={COLUMNS} gap={6} rowGap={8}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard {...eventCardProps(event, isVisitor, eventHref)} />
        </li>
      ))}
    </Grid>
  );
}

function EveningsSkeleton() {
  return (
    <SkeletonRegion label="Loading events">
      <Grid columns={COLUMNS} gap={6} rowGap={8}>
        <EventCardSkeleton />
        <EventCardSkeleton />
        <EventCardSkeleton />
      </Grid>
    </SkeletonRegion>
  );
}
