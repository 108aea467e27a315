import { limits } from '../limits.ts';
import { momentOf, wallTime } from './zoned-time.ts';

/** The user who creates an event. */
export interface Organiser {
  admin: boolean;
  /** The level of the host record; null without one. */
  level: string | number | null;
}

const HOUR_MS = 60 * 60 * 1000;
const SHORT_NOTICE_LEVEL = '3';

/** Whether the user is exempt from the lead time. Source: events §6. */
export function mayStartSoon({ admin, level }: Organiser): boolean {
  return admin || String(level) === SHORT_NOTICE_LEVEL;
}

/**
 * The first start that the date picker offers: the next full hour for admins and hosts of level 3, for all
 * other hosts the beginning of the day two weeks ahead. Source: events §5, §6.
 *
 * @param timezone of the event's location, whose days count
 */
export function earliestStart(user: Organiser, now: Date, timezone: string): Date {
  if (mayStartSoon(user)) return new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
  const day = wallTime(now, timezone);
  day.setUTCDate(day.getUTCDate() + limits.event.startLeadWeeks * 7);
  day.setUTCHours(0, 0, 0, 0);
  return momentOf(day, timezone);
}
