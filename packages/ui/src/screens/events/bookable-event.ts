import type { Event, SeriesEvent } from '@perigee/api';
import { chosenChild, type BookableEvent } from '@perigee/domain/events';

/** The response for visitors does not contain whether they have a ticket: they have none. */
function bookable<Item extends Event | SeriesEvent>(item: Item) {
  const { startTime, userSignedUpAlready = false } = item;
  return { ...item, startTime: new Date(startTime), userSignedUpAlready };
}

/**
 * An event in the form that the rules of its button take.
 *
 * @param chosenId the id of the chosen event of the series; null without a choice
 */
export function toBookableEvent(event: Event, chosenId: number | null): BookableEvent {
  return {
    ...bookable(event),
    endTime: new Date(event.endTime),
    series: (event.series ?? []).map(bookable),
    chosenId,
  };
}

/** The start of an event, or of the chosen event of its series. */
export function chosenStart(event: Event, chosenId: number | null, now: Date): Date {
  const bookableEvent = toBookableEvent(event, chosenId);
  return (chosenChild(bookableEvent, now) ?? bookableEvent).startTime;
}
