import type { MatchRecommendation } from '@perigee/api/zod';
import { desc, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { matchRecommendations } from '../db/schema/admin.ts';
import { users } from '../db/schema/users.ts';

const firstUsers = alias(users, 'first_users');
const secondUsers = alias(users, 'second_users');

/** The recommended pairs that contain a user, on either side, the newest first. Source: admin §3. */
export async function listRecommendations(
  db: Queryable,
  userId: number,
): Promise<MatchRecommendation[]> {
  const { firstUserId, secondUserId, createdAt, id } = matchRecommendations;
  const rows = await db
    .select({
      pair: matchRecommendations,
      firstName: firstUsers.firstName,
      secondName: secondUsers.firstName,
    })
    .from(matchRecommendations)
    .innerJoin(firstUsers, eq(firstUsers.id, firstUserId))
    .innerJoin(secondUsers, eq(secondUsers.id, secondUserId))
    .where(or(eq(firstUserId, userId), eq(secondUserId, userId)))
    .orderBy(desc(createdAt), desc(id));
  return rows.map(({ pair, firstName, secondName }) => ({
    ...pair,
    firstName,
    secondName,
    createdAt: pair.createdAt.toISOString(),
    expiresAt: pair.expiresAt.toISOString(),
  }));
}
