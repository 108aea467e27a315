import { UserId } from '@perigee/api/zod';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { failure } from '../http/failure.ts';
import { readQuery } from '../http/query.ts';
import { serverMessages } from '../server-messages.ts';

const UserQuery = z.object({ userId: z.coerce.number().pipe(UserId) });

/**
 * Locks a member's row until the end of the transaction, so that the account is not deleted
 * meanwhile.
 *
 * @throws 404 if no member who completed sign-up has this id
 */
export async function keepMember(db: Queryable, userId: number): Promise<void> {
  const [member] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.completedSignup, true)))
    .for('key share');
  if (member === undefined) throw failure(404, serverMessages.userNotFound);
}

/**
 * The id of the member whom a query names.
 *
 * @throws 404 for an unknown member, 422 for a text that is not an id
 */
export async function memberInQuery(c: Context, db: Queryable): Promise<number> {
  const { userId } = readQuery(c, UserQuery);
  await keepMember(db, userId);
  return userId;
}
