import { limits } from '../limits.ts';
import { adminServerMessages } from './server-messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_WEEK = 7;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * The day on which a match appears that was queued without one, as yyyy-MM-dd: the first match day
 * after `now`'s own day. Days are those of UTC. Source: admin §4, with the decision on which day of
 * the week it is.
 */
export function nextMatchDay(now: Date): string {
  const ahead = (limits.matchWeekday - now.getUTCDay() + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return dayOf(new Date(now.getTime() + (ahead === 0 ? DAYS_OF_WEEK : ahead) * DAY_MS));
}

/**
 * Why two people cannot be queued for each other, or null.
 *
 * @param match with `activatesAt` as yyyy-MM-dd, today or later
 */
export function queuedMatchProblem(
  match: { userId: number; profileId: number; activatesAt?: string | undefined },
  now: Date,
): string | null {
  if (match.userId === match.profileId) return adminServerMessages.matchWithOneself;
  // Texts of this form follow each other as their days do.
  const isPast = match.activatesAt !== undefined && match.activatesAt < dayOf(now);
  return isPast ? adminServerMessages.matchDayPast : null;
}
