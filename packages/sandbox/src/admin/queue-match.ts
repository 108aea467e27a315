import type { MatchRow, QueueMatchRequest } from '@perigee/api/zod';
import { nextMatchDay } from '@perigee/domain/admin';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { refuseDuplicate } from '../db/refuse-duplicate.ts';
import { matches } from '../db/schema/likes.ts';
import { users } from '../db/schema/users.ts';
import { failure } from '../http/failure.ts';
import { pairOf } from '../likes/pair.ts';
import { notifyUser } from '../profile/notify-user.ts';
import { matchRows } from './list-matches.ts';
import { adminServerMessages } from './server-messages.ts';
import { serverMessages } from '../server-messages.ts';

/**
 * Queues a match of two members for a day, from its start in UTC. A match for today begins at once,
 * and the open pages of the two are updated.
 *
 * @param request a request that passed `queuedMatchProblem`
 * @returns the row of the admins' table
 * @throws 404 for an unknown member, 409 for two who are matched or queued already
 */
export async function queueMatch(
  context: SandboxContext,
  { userId, profileId, activatesAt }: QueueMatchRequest,
): Promise<MatchRow> {
  const { db, clock } = context;
  const now = clock();
  const pair = [userId, profileId];
  const matchedAt = new Date(activatesAt ?? nextMatchDay(now));
  const match: typeof matches.$inferInsert = {
    ...pairOf(userId, profileId),
    type: 'queued',
    preferredDate: activatesAt ?? null,
    matchedAt,
  };
  const stored = await db
    .transaction(async (tx) => {
      // Locked, the lower id first, so that neither account is deleted before the match is stored.
      const people = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(inArray(users.id, pair), eq(users.completedSignup, true)))
        .orderBy(asc(users.id))
        .for('no key update');
      if (people.length < pair.length) throw failure(404, serverMessages.userNotFound);

      const [queued] = await tx.insert(matches).values(match).returning({ id: matches.id });
      const [row] = queued === undefined ? [] : await matchRows(tx, eq(matches.id, queued.id));
      if (row === undefined) throw new Error('The match was not stored.');
      return row;
    })
    .catch(refuseDuplicate('matches_pair', adminServerMessages.matchedAlready));
  if (matchedAt <= now) {
    for (const memberId of [match.firstUserId, match.secondUserId]) {
      await notifyUser(context, memberId);
    }
  }
  return stored;
}
