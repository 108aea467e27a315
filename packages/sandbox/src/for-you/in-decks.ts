import { and, eq, not, notExists, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { hiddenProfiles } from '../db/schema/likes.ts';
import { hosts, users } from '../db/schema/people.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';
import { isVisible } from '../profile/visible.ts';

/**
 * Condition on a row of `users` joined with its waitlist entry: the deck of somebody could show the
 * person. They were accepted, have a whole profile that may be seen, neither hold events nor look
 * after members, and no admin hid them.
 */
export function isInDecks(db: Queryable): SQL | undefined {
  return and(
    // Written as in the index of those who were accepted, so that the planner sees that it serves.
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
