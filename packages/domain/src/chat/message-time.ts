import { eventDay, eventTime } from '../events/event-date-line.ts';
import { dayNumber, messageDay, NAMED_DAYS, yearOf } from './message-day.ts';

/**
 * The time of a message in a list, as short as its age allows: '6:40 PM' today, 'Yesterday', 'Monday' until six
 * days ago, '2 Dec' before that, '2 Dec 2025' in another year.
 *
 * @param timeZone of the viewer, such as 'Europe/Lisbon'
 */
export function messageTime(sentAt: Date, now: Date, timeZone: string): string {
  const daysAgo = dayNumber(now, timeZone) - dayNumber(sentAt, timeZone);
  // The clock of the provider may be ahead of the viewer's, also past midnight.
  if (daysAgo <= 0) return eventTime(sentAt, timeZone);
  if (daysAgo <= NAMED_DAYS) return messageDay(sentAt, now, timeZone);
  const [, ...day] = eventDay(sentAt, timeZone).split(' ');
  const year = yearOf(sentAt, timeZone);
  return [...day, ...(year === yearOf(now, timeZone) ? [] : [year])].join(' ');
}
