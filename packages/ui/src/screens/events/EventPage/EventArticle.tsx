import { eventLongDay } from '@perigee/domain/events';
import { chosenStart } from '../bookable-event.ts';
import { EventDescription } from '../EventDescription/EventDescription.tsx';
import {
  EventSeriesChildren,
  type EventSeriesChildrenProps,
} from '../EventSeriesChildren/EventSeriesChildren.tsx';
import { useNow } from '../use-now.ts';
import { EventFacts } from './EventFacts.tsx';
import { EventGallery } from './EventGallery.tsx';
import { EventHost } from './EventHost.tsx';
import { article, day, title } from './EventPage.css.ts';
import { EventTagList } from './EventTagList.tsx';

/** The content of an event's page; its day and time are those of the chosen event of the series. */
export function EventArticle({ event, isVisitor, ...series }: EventSeriesChildrenProps) {
  const { timezone, host } = event;
  const startsAt = chosenStart(event, series.chosenId, useNow(series.now));
  return (
    <article className={article}>
      <div>
        <p className={day}>{eventLongDay(startsAt, timezone)}</p>
        <h1 className={title} dir="auto">
          {event.title}
        </h1>
        <EventFacts event={event} startsAt={startsAt} />
        <EventDescription description={event.description} />
        <EventTagList tags={event.tags} />
      </div>
      {host !== null && <EventHost host={host} isVisitor={isVisitor} />}
      <EventGallery pictures={event.gallery} title={event.title} />
      {event.series.length > 0 && (
        <EventSeriesChildren event={event} isVisitor={isVisitor} {...series} />
      )}
    </article>
  );
}
