import { and, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { loadUser, type AuthUser } from './auth-user.ts';
import { isVisibleTo, type UserViewer } from './visible.ts';

const ID = /^\d{1,10}$/;
const USERNAME = /^\w{1,64}$/;

/**
 * The condition that a row of `users` is the member of this id or username, or null if `name` can
 * be neither. Digits are an id, any other text is a username in any case of its letters.
 */
export function matchesIdOrUsername(name: string): SQL | null {
  if (!USERNAME.test(name)) return null;
  const isNamed = ID.test(name)
    ? sql`${users.id} = ${name}::bigint`
    : sql`lower(${users.username}) = ${name.toLowerCase()}`;
  return sql`${isNamed} and ${users.completedSignup}`;
}

async function findWhere(db: Queryable, where: SQL | undefined): Promise<AuthUser | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(where);
  return row && loadUser(db, row.id);
}

/** The member of this id or username, visible or hidden, or undefined. */
export async function findMember(db: Queryable, name: string): Promise<AuthUser | undefined> {
  const isNamed = matchesIdOrUsername(name);
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
  viewer: UserViewer | undefined,
): Promise<AuthUser | undefined> {
  const isNamed = matchesIdOrUsername(name);
  return isNamed === null ? undefined : findWhere(db, and(isNamed, isVisibleTo(viewer)));
}
