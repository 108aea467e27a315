import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { loadPerson, type Person } from './person.ts';

const ID = /^\d{1,10}$/;
const USERNAME = /^\w{1,64}$/;

/**
 * The condition that a row of `users` is the member of this id or username, or null where `name`
 * can be neither. Digits are an id, else a username, however it is written.
 */
export function isMemberNamed(name: string): SQL | null {
  if (!USERNAME.test(name)) return null;
  const isNamed = ID.test(name)
    ? sql`${users.id} = ${name}::bigint`
    : sql`lower(${users.username}) = ${name.toLowerCase()}`;
  return sql`${isNamed} and ${users.completedSignup}`;
}

/** The member of this id or username, or undefined. */
export async function findMember(db: Queryable, name: string): Promise<Person | undefined> {
  const isNamed = isMemberNamed(name);
  if (isNamed === null) return undefined;
  const [row] = await db.select({ id: users.id }).from(users).where(isNamed);
  return row && loadPerson(db, row.id);
}
