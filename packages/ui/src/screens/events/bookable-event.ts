import type { Event, SeriesEvent } from '@perigee/api';
import type { BookableEvent } from '@perigee/domain';

/** Visitors are not told whether they have a ticket: they have none. */
function bookable<Item extends Event | SeriesEvent>(item: Item) {
  const { startTime, userSignedUpAlready = false } = item;
  return { ...item, startTime: new Date(startTime), userSignedUpAlready };
}

/** An event as the rules of its button read it. */
export function toBookableEvent(event: Event): BookableEvent {
  return {
    ...bookable(event),
    endTime: new Date(event.endTime),
    series: event.series.map(bookable),
  };
}
