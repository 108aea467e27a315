import {
  and,
  asc,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { matchRecommendations } from '../db/schema/admin.ts';
import { matches } from '../db/schema/likes.ts';
import { users } from '../db/schema/people.ts';

/** Two people as a match names them: the lower id first. */
export function pairOf(one: number, other: number) {
  return { firstUserId: Math.min(one, other), secondUserId: Math.max(one, other) };
}

/** Condition on a match: it is not over, whether or not its day has come. */
export const isNotOver = isNull(matches.unmatchedAt);

/** Condition on a match: it is over. */
export const isOver = isNotNull(matches.unmatchedAt);

/** Condition on a match: it holds, and its day has come. */
export function isCurrent(now: Date): SQL | undefined {
  return and(isNotOver, lte(matches.matchedAt, now));
}

/** Condition on a match: an admin queued it, and its day is still to come. */
export function isQueued(now: Date): SQL | undefined {
  return and(isNotOver, gt(matches.matchedAt, now));
}

/** Of a row of `users`: when the last recommendation of them and `viewerId` to each other ends. */
export function recommendedUntil(db: Queryable, viewerId: number): SQL<Date | null> {
  const { firstUserId, secondUserId, expiresAt } = matchRecommendations;
  const isPair = sql`(${firstUserId}, ${secondUserId})
    = (least(${viewerId}::integer, ${users.id}), greatest(${viewerId}::integer, ${users.id}))`;
  const latest = db
    .select({ latest: max(expiresAt) })
    .from(matchRecommendations)
    .where(isPair);
  return sql<Date | null>`(${latest})`.mapWith(expiresAt);
}

/** Condition on a row of `users`: `viewerId` and they have a match of which `which` holds. */
export function hasMatch(db: Queryable, viewerId: number, which: SQL | undefined): SQL {
  const isPair = sql`(${matches.firstUserId}, ${matches.secondUserId})
    = (least(${viewerId}::integer, ${users.id}), greatest(${viewerId}::integer, ${users.id}))`;
  return exists(db.select({ id: matches.id }).from(matches).where(and(isPair, which)));
}

/** The fields of a user that decide whether other users may like or pass them. */
const reachFacts = {
  id: users.id,
  completedSignup: users.completedSignup,
  completedOnboarding: users.completedOnboarding,
  profileVisible: users.profileVisible,
  ignore: users.ignore,
};

export type ReachFacts = Pick<typeof users.$inferSelect, keyof typeof reachFacts>;

/**
 * Keeps two people for this transaction alone, so that what they decide on each other comes one
 * after the other.
 *
 * @returns those of the two who are still there, by id
 */
export async function lockPair(tx: Queryable, one: number, other: number) {
  // Everybody locks the lower id first: two who like each other at once do not wait for ever.
  const rows = await tx
    .select({ ...reachFacts, points: users.points })
    .from(users)
    .where(inArray(users.id, [one, other]))
    .orderBy(asc(users.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}
