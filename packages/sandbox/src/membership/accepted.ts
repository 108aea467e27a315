import { LAPSED_STATUSES, wasEverAccepted } from '@perigee/domain/waitlist';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';

/**
 * Whether a user has been accepted, including a member whose membership lapsed. Until then the user
 * is not charged.
 */
export async function hasBeenAccepted(tx: Queryable, userId: number): Promise<boolean> {
  const [entry] = await tx
    .select({ status: waitlistEntries.status })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.userId, userId));
  return entry !== undefined && wasEverAccepted(entry.status);
}

/** Accepts members again whose membership had lapsed and has begun anew, so that decks show them. */
export async function restoreAcceptance(tx: Queryable, userIds: readonly number[]): Promise<void> {
  await tx
    .update(waitlistEntries)
    .set({ status: 'yes' })
    .where(
      and(
        inArray(waitlistEntries.userId, [...userIds]),
        inArray(waitlistEntries.status, [...LAPSED_STATUSES]),
      ),
    );
}
