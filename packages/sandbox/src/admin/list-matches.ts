import type { MatchRow } from '@perigee/api/zod';
import { desc, eq, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { matches } from '../db/schema/likes.ts';
import { users } from '../db/schema/users.ts';

const firstUsers = alias(users, 'first_users');
const secondUsers = alias(users, 'second_users');

/** Matches as rows of the admins' table, the newest first. Source: spec MatchRow. */
export async function matchRows(db: Queryable, where?: SQL): Promise<MatchRow[]> {
  const rows = await db
    .select({
      id: matches.id,
      firstUserId: matches.firstUserId,
      firstUserName: firstUsers.name,
      secondUserId: matches.secondUserId,
      secondUserName: secondUsers.name,
      type: matches.type,
      preferredDate: matches.preferredDate,
      matchedAt: matches.matchedAt,
    })
    .from(matches)
    .innerJoin(firstUsers, eq(firstUsers.id, matches.firstUserId))
    .innerJoin(secondUsers, eq(secondUsers.id, matches.secondUserId))
    .where(where)
    .orderBy(desc(matches.matchedAt), desc(matches.id));
  return rows.map(({ matchedAt, ...row }) => ({
    ...row,
    timestamp: Math.floor(matchedAt.getTime() / 1000),
  }));
}

/** Every match that is not over, including queued matches whose day is still to come. */
export const listMatches = (db: Queryable): Promise<MatchRow[]> =>
  matchRows(db, isNull(matches.unmatchedAt));
