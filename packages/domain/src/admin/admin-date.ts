import { dateYearText, timeText } from '../date-text.ts';

const ZONE = 'UTC';

/**
 * A day on the admin side: '1 Jan 2027'. Days are in UTC, as match days are, so that admins in several places
 * see the same.
 *
 * @param moment ISO 8601: a day, or a day with a time
 */
export const adminDay = (moment: string): string => dateYearText(new Date(moment), ZONE);

/** A day and its time, with the zone: '20 Nov 2026, 10:00 AM UTC'. */
export const adminMoment = (moment: string): string =>
  `${adminDay(moment)}, ${timeText(new Date(moment), ZONE)} ${ZONE}`;
