import { eventLongDay } from '@perigee/domain';
import { EventDescription } from '../EventDescription/EventDescription.tsx';
import {
  EventSeriesChildren,
  type EventSeriesChildrenProps,
} from '../EventSeriesChildren/EventSeriesChildren.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventGallery } from './EventGallery.tsx';
import { EventHost } from './EventHost.tsx';
import { article, day, title } from './EventPage.css.ts';
import { EventTagList } from './EventTagList.tsx';

/** All that is to be read of an event. */
export function EventArticle({ event, isVisitor, ...series }: EventSeriesChildrenProps) {
  const { startTime, timezone, host } = event;
  return (
    <article className={article}>
      <div>
        <p className={day}>{eventLongDay(new Date(startTime), timezone)}</p>
        <h1 className={title} dir="auto">
          {event.title}
        </h1>
        <EventFacts event={event} />
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
