import { eventDay } from '../events/event-date-line.ts';

/** The day of a signup, in the time zone of the event: '22 Nov'. */
export function guestDay(date: Date, timeZone: string): string {
  return eventDay(date, timeZone).replace(/^\S+ /, '');
}
