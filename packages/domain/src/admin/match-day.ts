import { limits } from '../limits.ts';
import { adminServerMessages } from './server-messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_WEEK = 7;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * The day, as yyyy-MM-dd, on which a match queued without a day appears: the first match day after the day of
 * `now`. Days are in UTC. Source: admin §4, with the decision on the weekday.
 */
export function nextMatchDay(now: Date): string {
  const ahead = (limits.matchWeekday - now.getUTCDay() + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return dayOf(new Date(now.getTime() + (ahead === 0 ? DAYS_OF_WEEK : ahead) * DAY_MS));
}

/**
 * The reason why two members cannot be queued for each other, or null.
 *
 * @param match with `activatesAt` as yyyy-MM-dd, today or later
 */
export function queuedMatchProblem(
  match: { userId: number; profileId: number; activatesAt?: string | undefined },
  now: Date,
): string | null {
  if (match.userId === match.profileId) return adminServerMessages.matchWithOneself;
  // Texts of this format sort in the order of their days.
  const isPast = match.activatesAt !== undefined && match.activatesAt < dayOf(now);
  return isPast ? adminServerMessages.matchDayPast : null;
}
