import { and, eq, exists, not } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { hosts } from '../db/schema/hosts.ts';
import { users } from '../db/schema/users.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';

/**
 * Condition on a row of `users` with its waitlist entry: a member who was accepted, and is neither
 * admin nor host.
 */
export function isActiveMember(db: Queryable) {
  const isHost = exists(db.select({ id: hosts.id }).from(hosts).where(eq(hosts.userId, users.id)));
  return and(eq(waitlistEntries.status, 'yes'), eq(users.admin, false), not(isHost));
}
