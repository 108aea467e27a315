import type { Event } from '@perigee/api';
import { limits } from '@perigee/domain';
import { eventMessages } from '@perigee/domain/events';
import { ArrowLeft } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { Link } from '../../../components/Link/Link.tsx';
import { DefaultCover } from '../../../components/Picture/DefaultCover.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import type { Loadable } from '../../../loadable.ts';
import { iconSize, iconStroke } from '../../../theme/scale.ts';
import { EventError } from '../EventError/EventError.tsx';
import { EventNotFound } from '../EventNotFound/EventNotFound.tsx';
import {
  EventReservationPanel,
  type EventReservationPanelProps,
} from '../EventReservationPanel/EventReservationPanel.tsx';
import type { EventSeriesChildrenProps } from '../EventSeriesChildren/EventSeriesChildren.tsx';
import { EventArticle } from './EventArticle.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import { back, cover, grid, head, hero, page } from './EventPage.css.ts';

export interface EventPageProps extends Omit<EventReservationPanelProps, 'event'> {
  /** The event, or not-found if it does not exist for the viewer. */
  event: Loadable<Event> | { status: 'not-found' };
  /** The address of the landing page. */
  homeHref: string;
  /** The address of the page on which the given event of the series is the chosen one. */
  eveningHref: EventSeriesChildrenProps['eveningHref'];
  /**
   * For a viewer who came from the landing page: returns to the previous position on it. Other viewers have
   * no back link.
   */
  onBack?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** An event, and the reservation of a place. Source: events §2 (Event detail page). */
export function EventPage({ event, homeHref, eveningHref, onBack, ...panel }: EventPageProps) {
  return (
    <div className={page}>
      <div className={head({ hasBack: onBack !== undefined })}>
        {onBack !== undefined && (
          <Link className={back} href={homeHref} onClick={onBack}>
            <ArrowLeft size={iconSize.sm} strokeWidth={iconStroke} aria-hidden="true" />
            {eventMessages.discover}
          </Link>
        )}
      </div>
      {event.status === 'loading' && <EventSkeleton />}
      {event.status === 'not-found' && <EventNotFound homeHref={homeHref} />}
      {event.status === 'error' && <EventError onRetry={event.onRetry} />}
      {event.status === 'ready' && (
        <>
          <div className={hero}>
            <Picture
              className={cover}
              src={event.data.image}
              alt=""
              {...limits.event.cover}
              fetchPriority="high"
              fallback={<DefaultCover className={cover} />}
            />
          </div>
          <div className={grid}>
            <EventArticle
              event={event.data}
              isVisitor={panel.viewer === null}
              chosenId={panel.chosenId}
              eveningHref={eveningHref}
              onShowTicket={panel.onShowTicket}
              now={panel.now}
            />
            <EventReservationPanel event={event.data} {...panel} />
          </div>
        </>
      )}
    </div>
  );
}
