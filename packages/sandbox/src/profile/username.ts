import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/users.ts';

/** Refers to the signed-in user in addresses, so it cannot be a username. */
const RESERVED = 'me';

export const isReserved = (username: string) => username.toLowerCase() === RESERVED;

/** Whether a username is taken, in any case of its letters. */
export async function usernameExists(db: Queryable, username: string): Promise<boolean> {
  if (isReserved(username)) return true;
  const owners = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = ${username.toLowerCase()}`);
  return owners.length > 0;
}
