import type { FeatureAction } from '@perigee/domain/waitlist';
import type { Queryable } from '../db/database.ts';
import { applicationActivities } from '../db/schema/waitlist.ts';

/**
 * Completes an activity of a user's application. It stays completed.
 *
 * @returns whether it had not been completed before
 */
export async function completeActivity(
  tx: Queryable,
  userId: number,
  action: FeatureAction,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(applicationActivities)
    .values({ userId, action, completedAt: now })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}
