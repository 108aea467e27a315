import { and, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { loadPerson, type Person } from './person.ts';
import { isVisibleTo, type PersonViewer } from './visible.ts';

const ID = /^\d{1,10}$/;
const USERNAME = /^\w{1,64}$/;

/**
 * The condition that a row of `users` is the member of this id or username, or null if `name` can
 * be neither. Digits are an id, any other text is a username in any case of its letters.
 */
export function isMemberNamed(name: string): SQL | null {
  if (!USERNAME.test(name)) return null;
  const isNamed = ID.test(name)
    ? sql`${users.id} = ${name}::bigint`
    : sql`lower(${users.username}) = ${name.toLowerCase()}`;
  return sql`${isNamed} and ${users.completedSignup}`;
}

async function findWhere(db: Queryable, where: SQL | undefined): Promise<Person | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(where);
  return row && loadPerson(db, row.id);
}

/** The member of this id or username, visible or hidden, or undefined. */
export async function findMember(db: Queryable, name: string): Promise<Person | undefined> {
  const isNamed = isMemberNamed(name);
  return isNamed === null ? undefined : findWhere(db, isNamed);
}

/**
 * As {@link findMember}, unless the member's profile is hidden from the viewer.
 *
 * @param viewer undefined for a visitor
 */
export async function findVisibleMember(
  db: Queryable,
  name: string,
  viewer: PersonViewer | undefined,
): Promise<Person | undefined> {
  const isNamed = isMemberNamed(name);
  return isNamed === null ? undefined : findWhere(db, and(isNamed, isVisibleTo(viewer)));
}
