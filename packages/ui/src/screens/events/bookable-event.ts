import type { Event, SeriesEvent } from '@perigee/api';
import { chosenChild, eveningOf, type BookableEvent } from '@perigee/domain/events';

/** The response for visitors does not contain whether they have a ticket: they have none. */
function bookable<Item extends Event | SeriesEvent>(item: Item) {
  const { startTime, endTime, userSignedUpAlready = false } = item;
  return {
    ...item,
    startTime: new Date(startTime),
    endTime: new Date(endTime),
    userSignedUpAlready,
  };
}

/**
 * An event in the form that the rules of its button take.
 *
 * @param chosenId the id of the chosen event of the series; null without a choice
 */
export function toBookableEvent(event: Event, chosenId: number | null): BookableEvent {
  return { ...bookable(event), series: (event.series ?? []).map(bookable), chosenId };
}

/** An event with the times, the place and the price of the chosen event of its series. */
export function chosenEvening(event: Event, chosenId: number | null, now: Date): Event {
  const child = chosenChild(toBookableEvent(event, chosenId), now);
  return child === undefined ? event : eveningOf(event, child.id);
}
