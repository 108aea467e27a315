import { likeServerMessages } from '@perigee/domain';
import { and, eq, exists, not, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { likes } from '../db/schema/likes.ts';
import { users } from '../db/schema/people.ts';
import { failure } from '../http/failure.ts';
import { isMemberNamed } from '../profile/named.ts';
import { isVisible } from '../profile/visible.ts';
import { hasMatch, isCurrent, isOver } from './pair.ts';

function likesBack(db: Queryable, viewerId: number): SQL {
  return exists(
    db
      .select({ liked: likes.liked })
      .from(likes)
      .where(and(eq(likes.fromUserId, users.id), eq(likes.toUserId, viewerId), likes.liked)),
  );
}

/**
 * Condition on a row of `users`: somebody on whom `viewerId` may decide. Whoever likes one can be
 * answered, also before their own profile is complete; whoever one unmatched stays away.
 */
function isReachable(db: Queryable, viewerId: number, now: Date): SQL | undefined {
  const mayBeLiked = and(users.completedOnboarding, not(hasMatch(db, viewerId, isOver)));
  const isMatch = hasMatch(db, viewerId, isCurrent(now));
  return and(isVisible, or(mayBeLiked, likesBack(db, viewerId), isMatch));
}

/**
 * The id of another user.
 *
 * @param name an id or a username
 * @throws 404 where no member has it, 422 for oneself
 */
export async function findOther(db: Queryable, viewerId: number, name: string): Promise<number> {
  const isNamed = isMemberNamed(name);
  if (isNamed === null) throw failure(404, likeServerMessages.personNotFound);
  const [row] = await db.select({ id: users.id }).from(users).where(isNamed);
  if (row === undefined) throw failure(404, likeServerMessages.personNotFound);
  if (row.id === viewerId) throw failure(422, likeServerMessages.oneself);
  return row.id;
}

/**
 * Makes sure that the viewer may decide on a user.
 *
 * @returns whether the two are matched already
 * @throws 404 where the viewer may not
 */
export async function assertReachable(
  db: Queryable,
  viewerId: number,
  otherId: number,
  now: Date,
): Promise<{ matched: boolean }> {
  const [row] = await db
    .select({ matched: sql<boolean>`${hasMatch(db, viewerId, isCurrent(now))}` })
    .from(users)
    .where(and(eq(users.id, otherId), users.completedSignup, isReachable(db, viewerId, now)));
  if (row === undefined) throw failure(404, likeServerMessages.personNotFound);
  return row;
}
