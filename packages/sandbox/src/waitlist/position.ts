import { count, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';

type Entry = typeof waitlistEntries.$inferSelect;

/**
 * The position of an applicant with `entry` among all applicants who still wait, counted from 1. Of
 * two applicants who joined at the same time the lower id is first.
 */
export async function positionInLine(
  db: Queryable,
  { joinedAt, userId }: Pick<Entry, 'joinedAt' | 'userId'>,
): Promise<number> {
  const { waitlist, status } = waitlistEntries;
  const [row] = await db
    .select({ ahead: count() })
    .from(waitlistEntries)
    .where(
      // Written as in the index of waiting applicants, so that the planner can use it.
      sql`${waitlist} and ${status} <> 'yes'
        and (${waitlistEntries.joinedAt}, ${waitlistEntries.userId})
          < (${joinedAt.toISOString()}::timestamptz, ${userId}::integer)`,
    );
  return 1 + (row?.ahead ?? 0);
}

/**
 * The position that the user is shown: the rank after acceptance, the current position before it,
 * and null for a user who never waited or whose waitlist is switched off.
 */
export async function positionOf(db: Queryable, entry: Entry | null): Promise<number | null> {
  if (entry === null) return null;
  if (entry.status === 'yes') return entry.rank;
  return entry.waitlist ? positionInLine(db, entry) : null;
}
