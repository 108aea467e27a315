import { eventDay, eventTime } from '../events/event-date-line.ts';
import { wallTime } from '../events/zoned-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last day of a week ago has the name of today, so that it is a date. */
const NAMED_DAYS = 6;

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/**
 * The time of a message in a list, as short as its age allows: '6:40 PM' today, 'Yesterday', 'Monday' until six
 * days ago, '2 Dec' before that, '2 Dec 2025' in another year.
 *
 * @param timeZone of the viewer, such as 'Europe/Lisbon'
 */
export function messageTime(sentAt: Date, now: Date, timeZone: string): string {
  const wall = wallTime(sentAt, timeZone);
  const wallNow = wallTime(now, timeZone);
  const daysAgo = Math.floor(wallNow.getTime() / DAY_MS) - Math.floor(wall.getTime() / DAY_MS);
  // The clock of the provider may be ahead of the viewer's, also past midnight.
  if (daysAgo <= 0) return eventTime(sentAt, timeZone);
  if (daysAgo === 1) return 'Yesterday';
  if (daysAgo <= NAMED_DAYS) return weekdays.format(wall);
  const [, ...day] = eventDay(sentAt, timeZone).split(' ');
  if (wall.getUTCFullYear() !== wallNow.getUTCFullYear()) day.push(String(wall.getUTCFullYear()));
  return day.join(' ');
}
