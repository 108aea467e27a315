import { ticketMessages } from '@perigee/domain/tickets';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import type { EventsFilter, EventsFilterHrefs } from '../events-filter.ts';
import { NoEventsOrbit } from '../../../components/Orbit/NoEventsOrbit.tsx';

export interface EmptyEventsProps {
  /** The empty list. */
  filter: EventsFilter;
  filterHrefs: EventsFilterHrefs;
  /** The address of the page with upcoming events. */
  discoverHref: string;
}

const { noUpcoming, noPast, seeUpcoming, seePast, browse } = ticketMessages.dashboard;

/** An empty list, with links to find events, or to the other list. Source: events §2. */
export function EmptyEvents({ filter, filterHrefs, discoverHref }: EmptyEventsProps) {
  const isUpcoming = filter === 'upcoming';
  return (
    <EmptyState
      drawing={NoEventsOrbit}
      title={isUpcoming ? noUpcoming : noPast}
      actions={
        <>
          <ButtonLink href={discoverHref}>{browse}</ButtonLink>
          <TextLink standalone href={filterHrefs[isUpcoming ? 'past' : 'upcoming']}>
            {isUpcoming ? seePast : seeUpcoming}
          </TextLink>
        </>
      }
    />
  );
}
