import { likeServerMessages } from '@perigee/domain';
import { and, eq, exists, not, or, type SQL } from 'drizzle-orm';
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
 * The id of somebody else on whom the viewer may decide.
 *
 * @param name an id or a username
 * @throws 404 where nobody can be found, 422 for oneself
 */
export async function findReachable(
  db: Queryable,
  viewerId: number,
  name: string,
  now: Date,
): Promise<number> {
  const isNamed = isMemberNamed(name);
  if (isNamed === null) throw failure(404, likeServerMessages.personNotFound);
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNamed, or(eq(users.id, viewerId), isReachable(db, viewerId, now))));
  if (row === undefined) throw failure(404, likeServerMessages.personNotFound);
  if (row.id === viewerId) throw failure(422, likeServerMessages.oneself);
  return row.id;
}
