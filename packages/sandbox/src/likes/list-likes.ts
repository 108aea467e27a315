import type { LikesOverview, PublicProfile, SentLike } from '@perigee/api/zod';
import { sentLikeStatus } from '@perigee/domain/likes';
import { and, asc, desc, eq, not, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { likes, matches } from '../db/schema/likes.ts';
import { users } from '../db/schema/users.ts';
import { loadUsers } from '../profile/auth-user.ts';
import { toPublicProfile } from '../profile/public.ts';
import { isVisible } from '../profile/visible.ts';
import { hasMatch, isCurrent, recommendedUntil } from './pair.ts';

const answers = alias(likes, 'answers');

/** Likes of `userId` by visible users, on which `userId` has not decided. */
async function openLikes(db: Queryable, userId: number, now: Date) {
  const answer = db
    .select({ liked: answers.liked })
    .from(answers)
    .where(and(eq(answers.fromUserId, userId), eq(answers.toUserId, users.id)));
  return db
    .select({ otherId: users.id, like: likes })
    .from(likes)
    .innerJoin(users, eq(users.id, likes.fromUserId))
    .where(
      and(
        eq(likes.toUserId, userId),
        likes.liked,
        isVisible,
        notExists(answer),
        not(hasMatch(db, userId, isCurrent(now))),
      ),
    )
    .orderBy(desc(likes.decidedAt), asc(likes.fromUserId));
}

/** Matches with visible users. A match with a hidden user is listed again once the profile is visible. */
async function currentMatches(db: Queryable, userId: number, now: Date) {
  const { id, firstUserId, secondUserId, matchedAt } = matches;
  const isOther = or(
    and(eq(firstUserId, userId), eq(secondUserId, users.id)),
    and(eq(secondUserId, userId), eq(firstUserId, users.id)),
  );
  return db
    .select({ id, matchedAt, otherId: users.id })
    .from(matches)
    .innerJoin(users, isOther)
    .where(and(isCurrent(now), isVisible))
    .orderBy(desc(matchedAt), desc(id));
}

/**
 * Adds the other user's public profile to each of `rows`. Rows of users erased meanwhile are left
 * out.
 */
async function withProfiles<Row extends { otherId: number }, Shown>(
  { db, clock, settings }: SandboxContext,
  rows: readonly Row[],
  show: (row: Row, profile: PublicProfile) => Shown,
): Promise<Shown[]> {
  const now = clock();
  const people = await loadUsers(
    db,
    rows.map(({ otherId }) => otherId),
  );
  return rows.flatMap((row) => {
    const user = people.get(row.otherId);
    if (user === undefined) return [];
    return [show(row, toPublicProfile(user, settings.publicUrl, now))];
  });
}

/** The likes that wait for a user's answer, and the user's matches. Source: spec LikesOverview. */
export async function likesOverview(
  context: SandboxContext,
  userId: number,
): Promise<LikesOverview> {
  const { db, clock } = context;
  const now = clock();
  const received = await withProfiles(
    context,
    await openLikes(db, userId, now),
    ({ like }, profile) => ({
      profile,
      points: like.points,
      comment: like.comment,
      createdAt: like.decidedAt.toISOString(),
    }),
  );
  const matched = await withProfiles(
    context,
    await currentMatches(db, userId, now),
    ({ id, matchedAt }, profile) => ({ id, profile, matchedAt: matchedAt.toISOString() }),
  );
  return { received, matches: matched };
}

/** A member's own likes of visible users. Source: spec SentLike. */
export async function sentLikes(context: SandboxContext, userId: number): Promise<SentLike[]> {
  const { db, clock } = context;
  const now = clock();
  const isPass = and(
    eq(answers.fromUserId, users.id),
    eq(answers.toUserId, userId),
    not(answers.liked),
  );
  const rows = await db
    .select({
      otherId: users.id,
      like: likes,
      isMatch: sql<boolean>`${hasMatch(db, userId, isCurrent(now))}`,
      passedAt: answers.decidedAt,
      recommendedUntil: recommendedUntil(db, userId),
    })
    .from(likes)
    .innerJoin(users, eq(users.id, likes.toUserId))
    .leftJoin(answers, isPass)
    .where(and(eq(likes.fromUserId, userId), likes.liked, isVisible))
    .orderBy(desc(likes.decidedAt), asc(likes.toUserId));
  return withProfiles(context, rows, ({ like, ...facts }, profile) => ({
    profile,
    points: like.points,
    comment: like.comment,
    createdAt: like.decidedAt.toISOString(),
    status: sentLikeStatus({ ...facts, sentAt: like.decidedAt }, now),
    feedbackGiven: like.feedbackGiven,
  }));
}
