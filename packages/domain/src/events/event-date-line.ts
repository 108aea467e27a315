import { eventMessages } from './messages.ts';

const partOf = (start: Date, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(start);

/** The day of an event, by the clocks of its own place: 'Thu 10 Dec'. */
export function eventDay(start: Date, timeZone: string): string {
  const weekday = partOf(start, timeZone, { weekday: 'short' });
  const day = partOf(start, timeZone, { day: 'numeric' });
  const month = partOf(start, timeZone, { month: 'short' });
  return `${weekday} ${day} ${month}`;
}

/** The same in whole words: 'Thursday 10 December'. */
export function eventLongDay(start: Date, timeZone: string): string {
  const weekday = partOf(start, timeZone, { weekday: 'long' });
  const day = partOf(start, timeZone, { day: 'numeric' });
  const month = partOf(start, timeZone, { month: 'long' });
  return `${weekday} ${day} ${month}`;
}

/** When the doors open, by the clocks of its own place: '7:30 PM'. */
export function eventTime(start: Date, timeZone: string): string {
  // Between time and AM or PM, Intl puts a space of its own kind.
  return partOf(start, timeZone, { hour: 'numeric', minute: '2-digit' }).replace('\u202F', ' ');
}

/** The line of the event page: '7:30 PM to late'. Source: events §2, decision A-20. */
export function eventTimeLine(start: Date, timeZone: string): string {
  return eventMessages.toLate(eventTime(start, timeZone));
}

/**
 * When an event starts, by the clocks of its own place: 'Thu 10 Dec, 7:30 PM'.
 *
 * @param timeZone such as 'America/New_York'
 */
export function eventDateLine(start: Date, timeZone: string): string {
  return `${eventDay(start, timeZone)}, ${eventTime(start, timeZone)}`;
}
