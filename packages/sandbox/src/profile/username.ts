import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/people.ts';

/** Stands in addresses for whoever is signed in, so that nobody can be called it. */
const RESERVED = 'me';

export const isReserved = (username: string) => username.toLowerCase() === RESERVED;

/** Whether a username is taken, however it is written. */
export async function usernameExists(db: Queryable, username: string): Promise<boolean> {
  if (isReserved(username)) return true;
  const owners = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = ${username.toLowerCase()}`);
  return owners.length > 0;
}
