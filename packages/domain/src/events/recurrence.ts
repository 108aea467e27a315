import type { RecurrenceFrequency } from './event-options.ts';
import { momentOf, wallTime } from './zoned-time.ts';

const WEEK_DAYS = 7;

function stepped(wall: Date, frequency: RecurrenceFrequency, steps: number): Date {
  const next = new Date(wall);
  if (frequency === 'weekly') {
    next.setUTCDate(next.getUTCDate() + steps * WEEK_DAYS);
    return next;
  }
  const day = next.getUTCDate();
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + steps);
  const daysInMonth = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0));
  next.setUTCDate(Math.min(day, daysInMonth.getUTCDate()));
  return next;
}

/**
 * The starts of the events of a series: each at the same time of day, in the zone's own clocks. A start on
 * the 31st is on the last day in shorter months. Source: events §2, §4.
 *
 * @param quantity the number of events, including the first
 */
export function recurrenceStarts(
  startTime: Date,
  frequency: RecurrenceFrequency,
  quantity: number,
  timezone: string,
): Date[] {
  const wall = wallTime(startTime, timezone);
  return Array.from({ length: quantity }, (_, index) =>
    index === 0 ? startTime : momentOf(stepped(wall, frequency, index), timezone),
  );
}
