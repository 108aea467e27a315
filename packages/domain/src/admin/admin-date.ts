import { eventTime } from '../events/event-date-line.ts';

const ZONE = 'UTC';

const days = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: ZONE,
});

/**
 * A day on the admin side: '1 Jan 2027'. Days are in UTC, as match days are, so that admins in several places
 * see the same.
 *
 * @param moment ISO 8601: a day, or a day with a time
 */
export function adminDay(moment: string): string {
  const parts = days.formatToParts(new Date(moment));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('day')} ${part('month')} ${part('year')}`;
}

/** A day and its time, with the zone: '20 Nov 2026, 10:00 AM UTC'. */
export function adminMoment(moment: string): string {
  return `${adminDay(moment)}, ${eventTime(new Date(moment), ZONE)} ${ZONE}`;
}
