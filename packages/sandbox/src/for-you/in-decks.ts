import { and, eq, not, notExists, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { hiddenProfiles } from '../db/schema/for-you.ts';
import { hosts } from '../db/schema/hosts.ts';
import { users } from '../db/schema/users.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';
import { isVisible } from '../profile/visible.ts';

/**
 * Condition on a row of `users` joined with its waitlist entry: decks may show the user. The user
 * was accepted, has a complete visible profile, is neither a host nor an admin, and no admin hid
 * them.
 */
export function isInDecks(db: Queryable): SQL | undefined {
  return and(
    // Written as in the index of accepted members, so that the planner can use it.
    sql`${waitlistEntries.status} = 'yes'`,
    isVisible,
    users.completedOnboarding,
    not(users.admin),
    notExists(db.select({ id: hosts.id }).from(hosts).where(eq(hosts.userId, users.id))),
    notExists(
      db
        .select({ userId: hiddenProfiles.userId })
        .from(hiddenProfiles)
        .where(eq(hiddenProfiles.userId, users.id)),
    ),
  );
}
