import type { Event } from '@perigee/api';
import { eventMessages } from '@perigee/domain/events';
import type { MouseEventHandler } from 'react';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { BackLink } from '../../../components/Link/BackLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Cover } from '../../../components/Picture/Cover.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { Loadable } from '../../../loadable.ts';
import { EventError } from '../EventError/EventError.tsx';
import { EventNotFound } from '../EventNotFound/EventNotFound.tsx';
import {
  EventReservationPanel,
  type EventReservationPanelProps,
} from '../EventReservationPanel/EventReservationPanel.tsx';
import type { EventSeriesChildrenProps } from '../EventSeriesChildren/EventSeriesChildren.tsx';
import { useNow } from '../use-now.ts';
import { EventArticle } from './EventArticle.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import { useHeldEvening } from './use-held-evening.ts';
import { cover, grid, hero } from './EventPage.css.ts';

export interface EventPageProps extends Omit<EventReservationPanelProps, 'event'> {
  /** The event, or not-found if it does not exist for the viewer. */
  event: Loadable<Event> | { status: 'not-found' };
  /** Whether the event is still the one of the viewer before a sign-in, until that of the new viewer arrives. */
  isOfPreviousViewer?: boolean;
  /** The address of the landing page. */
  homeHref: string;
  /** The address of the page on which the given event of the series is the chosen one. */
  eveningHref: EventSeriesChildrenProps['eveningHref'];
  /**
   * For a viewer who came from the landing page: returns to the previous position on it. Other viewers have
   * no back link.
   */
  onBack?: MouseEventHandler<HTMLAnchorElement>;
}

/** An event, and the reservation of a place. Source: events §2 (Event detail page). */
export function EventPage({ event, homeHref, eveningHref, onBack, ...panel }: EventPageProps) {
  return (
    <Section as="div" column>
      {onBack === undefined ? (
        <Inline spaceBefore={6} />
      ) : (
        <Inline spaceBefore={1} spaceAfter={2}>
          <BackLink href={homeHref} onClick={onBack}>
            {eventMessages.discover}
          </BackLink>
        </Inline>
      )}
      {event.status === 'not-found' ? (
        <EventNotFound homeHref={homeHref} />
      ) : (
        <Loaded
          value={event}
          skeleton={<EventSkeleton />}
          renderError={({ onRetry, retrying }) => (
            <EventError onRetry={onRetry} retrying={retrying} />
          )}
        >
          {(data) => <EventContent event={data} eveningHref={eveningHref} {...panel} />}
        </Loaded>
      )}
    </Section>
  );
}

function EventContent({
  event,
  isOfPreviousViewer = false,
  eveningHref,
  ...panel
}: EventReservationPanelProps & Pick<EventPageProps, 'isOfPreviousViewer' | 'eveningHref'>) {
  const isVisitor = panel.viewer === null;
  const chosenId = useHeldEvening(
    event,
    panel.chosenId,
    { isVisitor, isOfPreviousViewer },
    useNow(panel.now),
  );
  return (
    <>
      <div className={hero}>
        <Cover className={cover} src={event.image} alt="" fetchPriority="high" />
      </div>
      <div className={grid}>
        <EventArticle
          event={event}
          isVisitor={isVisitor}
          chosenId={chosenId}
          eveningHref={eveningHref}
          onShowTicket={panel.onShowTicket}
          now={panel.now}
        />
        <EventReservationPanel {...panel} event={event} chosenId={chosenId} />
      </div>
    </>
  );
}
