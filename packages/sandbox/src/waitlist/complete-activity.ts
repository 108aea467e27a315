import type { FeatureAction } from '@perigee/domain/waitlist';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { applicationActivities } from '../db/schema/waitlist.ts';
import { loadPerson } from '../profile/person.ts';
import { activitiesOf, toUser } from '../profile/user.ts';

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

/**
 * Sends the user and the actions still open to them to the user's open pages. Call it after the
 * transaction.
 */
export async function tellPerson(
  { db, realtime, settings }: Pick<SandboxContext, 'db' | 'realtime' | 'settings'>,
  userId: number,
): Promise<void> {
  if (!realtime.isOpen(userId)) return;
  const person = await loadPerson(db, userId);
  if (person === undefined) return;
  realtime.profileUpdate(userId, toUser(person, settings.publicUrl));
  const open = activitiesOf(person).filter(({ completed }) => !completed);
  realtime.featuresUpdate(
    userId,
    open.map(({ action }) => action),
  );
}
