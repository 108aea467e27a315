import type { DiscoverReply, Event } from '@perigee/api';
import { eventMessages } from '@perigee/domain/events';
import { useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ChipGroup } from '../../../components/ChipGroup/ChipGroup.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { EventCard } from '../../../components/EventCard/EventCard.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { Loadable } from '../../../loadable.ts';
import { eventCardProps } from '../event-card-props.ts';
import { inner, more, wholeLine } from './DiscoverEvents.css.ts';
import { DiscoverSkeleton } from './DiscoverSkeleton.tsx';
import { NoEventsOrbit } from '../../../components/Orbit/NoEventsOrbit.tsx';

/** A city with events. */
export interface City {
  id: number;
  name: string;
}

/** Pixels. */
const CHIP_HEIGHT = 36;

/** No city has this id. */
const ALL_CITIES = 0;

export interface DiscoverEventsProps {
  events: Loadable<Pick<DiscoverReply, 'featuredEvents' | 'events'>>;
  /** Visitors see a lock in place of a host's logo. */
  isVisitor: boolean;
  /** The tag of the cards below the banner, on the home of an applicant. */
  waitlistTag?: 'join' | 'soon' | null;
  /** The address of an event's page. */
  eventHref: (slug: string) => string;
  /** The cities to choose from; fewer than two show no choice. */
  cities: readonly City[];
  /** The id of the chosen city; null for all of them. */
  cityId: number | null;
  onCity: (cityId: number | null) => void;
  /** Whether all events are shown, or only the featured ones. */
  showsAll: boolean;
  onShowAll: () => void;
}

/** A banner and three cards: the number of initial events if none is featured. */
const FIRST = 4;

/** The upcoming events, the next one first and largest. Source: member §2, §6; events §2. */
export function DiscoverEvents({
  events,
  isVisitor,
  waitlistTag = null,
  eventHref,
  cities,
  cityId,
  onCity,
  showsAll,
  onShowAll,
}: DiscoverEventsProps) {
  const isAsked = useRef(false);
  const { first, rest } = events.status === 'ready' ? split(events.data) : NOTHING;
  const [largest, ...others] = first;

  /** The button disappears when it shows the other events, so the focus moves to the first of them. */
  const takeUp = (link: HTMLAnchorElement | null) => {
    if (isAsked.current) link?.focus();
    isAsked.current = false;
  };

  const cardOf = (event: Event) => eventCardProps(event, isVisitor, eventHref);

  const smallCardOf = (event: Event) => ({
    ...cardOf(event),
    ...(waitlistTag !== null && {
      variant: 'waitlist' as const,
      waitlistTag,
      description: event.description,
    }),
  });

  return (
    <div className={inner} data-settled={events.status === 'loading' ? undefined : ''}>
      <Heading level={2} size="3xl" spaceAfter={6}>
        {eventMessages.upcoming}
      </Heading>
      {rest.length > 0 && !showsAll && (
        <Button
          className={more}
          variant="outline"
          onClick={() => {
            isAsked.current = true;
            onShowAll();
          }}
        >
          {eventMessages.allEvents}
        </Button>
      )}
      {cities.length > 1 && (
        <Stack className={wholeLine} spaceAfter={6}>
          <ChipGroup
            label={eventMessages.city}
            labelHidden
            options={[
              { value: ALL_CITIES, label: eventMessages.allCities },
              ...cities.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={cityId ?? ALL_CITIES}
            onChange={(id) => onCity(id === ALL_CITIES ? null : id)}
          />
        </Stack>
      )}
      {/* Reserves the space of the city choice, so that the events do not move when it loads. */}
      {cities.length === 0 && events.status === 'loading' && (
        <Stack className={wholeLine} spaceAfter={6}>
          <Skeleton shape="block" width="min(24rem, 100%)" height={CHIP_HEIGHT} />
        </Stack>
      )}
      <div className={wholeLine}>
        <Loaded value={events} skeleton={<DiscoverSkeleton />} level={3}>
          {() =>
            largest === undefined ? (
              <EmptyState
                drawing={NoEventsOrbit}
                level={3}
                title={cityId === null ? eventMessages.noneUpcoming : eventMessages.noneInCity}
              >
                {eventMessages.noneUpcomingYet}
              </EmptyState>
            ) : (
              <>
                <EventCard
                  {...cardOf(largest)}
                  variant="banner"
                  description={largest.description}
                />
                {others.length > 0 && (
                  <Grid columns={{ base: 1, md: 3 }} gap={6} rowGap={8} spaceBefore={8}>
                    {others.map((event) => (
                      <EventCard key={event.id} {...smallCardOf(event)} />
                    ))}
                    {showsAll &&
                      rest.map((event, index) => (
                        <EventCard
                          key={event.id}
                          {...smallCardOf(event)}
                          {...(index === 0 && { ref: takeUp })}
                        />
                      ))}
                  </Grid>
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}

const NOTHING: { first: readonly Event[]; rest: readonly Event[] } = { first: [], rest: [] };

function split({ featuredEvents, events }: Pick<DiscoverReply, 'featuredEvents' | 'events'>) {
  const first = featuredEvents.length > 0 ? featuredEvents : events.slice(0, FIRST);
  const shown = new Set(first.map(({ id }) => id));
  return { first, rest: events.filter(({ id }) => !shown.has(id)) };
}
