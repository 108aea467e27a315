import { isAccepted } from '@perigee/domain/waitlist';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';

/** Whether a user has been accepted. Until then the user is not charged. */
export async function hasBeenAccepted(tx: Queryable, userId: number): Promise<boolean> {
  const [entry] = await tx
    .select({ status: waitlistEntries.status })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.userId, userId));
  return entry !== undefined && isAccepted(entry.status);
}
