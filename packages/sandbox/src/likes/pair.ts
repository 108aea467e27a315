import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { matchRecommendations } from '../db/schema/admin.ts';
import { matches } from '../db/schema/likes.ts';
import { users } from '../db/schema/users.ts';

/** The ids of two users as a match stores them: the lower id first. */
export function pairOf(one: number, other: number) {
  return { firstUserId: Math.min(one, other), secondUserId: Math.max(one, other) };
}

/** Condition on a match: it is not over, including matches whose day is still to come. */
export const isNotOver = isNull(matches.unmatchedAt);

/** Condition on a match: it is over. */
export const isOver = isNotNull(matches.unmatchedAt);

/** Condition on a match: it is not over, and its day has come. */
export function isCurrent(now: Date): SQL | undefined {
  return and(isNotOver, lte(matches.matchedAt, now));
}

/** Condition on a match: it is current, and `userId` is one of the two. */
export function isMatchOf(userId: number, now: Date): SQL | undefined {
  return and(or(eq(matches.firstUserId, userId), eq(matches.secondUserId, userId)), isCurrent(now));
}

/** Condition on a match: an admin queued it, and its day is still to come. */
export function isQueued(now: Date): SQL | undefined {
  return and(isNotOver, gt(matches.matchedAt, now));
}

/** For a row of `users`: the end of the last recommendation of the user and `viewerId` to each other. */
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

/** Condition on a row of `users`: the user and `viewerId` have a match for which `which` is true. */
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
 * Locks two users for this transaction, so that their decisions on each other run one after the
 * other.
 *
 * @returns the existing users of the two, by id
 */
export async function lockPair(tx: Queryable, one: number, other: number) {
  // Every transaction locks the lower id first: two users who like each other at once do not deadlock.
  const rows = await tx
    .select({ ...reachFacts, points: users.points })
    .from(users)
    .where(inArray(users.id, [one, other]))
    .orderBy(asc(users.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}
