import { ticketMessages } from '@perigee/domain';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import type { EventsFilter, EventsFilterHrefs } from '../events-filter.ts';

export interface EmptyEventsProps {
  /** The list that is empty. */
  filter: EventsFilter;
  filterHrefs: EventsFilterHrefs;
  /** Where events are found. */
  discoverHref: string;
}

const { noUpcoming, noPast, seeUpcoming, seePast, browse } = ticketMessages.dashboard;

/** There is no event, and the ways on: to find some, or to look at the others. Source: events §2. */
export function EmptyEvents({ filter, filterHrefs, discoverHref }: EmptyEventsProps) {
  const isUpcoming = filter === 'upcoming';
  return (
    <EmptyState
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
