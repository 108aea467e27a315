import type { Event, SeriesEvent } from '@perigee/api';
import { chosenChild, type BookableEvent } from '@perigee/domain';

/** Visitors are not told whether they have a ticket: they have none. */
function bookable<Item extends Event | SeriesEvent>(item: Item) {
  const { startTime, userSignedUpAlready = false } = item;
  return { ...item, startTime: new Date(startTime), userSignedUpAlready };
}

/**
 * An event as the rules of its button read it.
 *
 * @param chosenId of the evening of its series that was chosen; null where none was
 */
export function toBookableEvent(event: Event, chosenId: number | null): BookableEvent {
  return {
    ...bookable(event),
    endTime: new Date(event.endTime),
    series: event.series.map(bookable),
    chosenId,
  };
}

/** The start of an event, or of the chosen evening of its series. */
export function chosenStart(event: Event, chosenId: number | null, now: Date): Date {
  const bookableEvent = toBookableEvent(event, chosenId);
  return (chosenChild(bookableEvent, now) ?? bookableEvent).startTime;
}
