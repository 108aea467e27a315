import type { SandboxContext } from '../context.ts';
import { loadUser } from './auth-user.ts';
import { activitiesOf, toUser } from './user.ts';

/**
 * Sends the user and the actions still open to them to the user's open pages. Call it after the
 * transaction.
 */
export async function notifyUser(
  { db, clock, realtime, settings }: Pick<SandboxContext, 'db' | 'clock' | 'realtime' | 'settings'>,
  userId: number,
): Promise<void> {
  if (!realtime.isOpen(userId)) return;
  const user = await loadUser(db, userId);
  if (user === undefined) return;
  realtime.profileUpdate(userId, toUser(user, settings.publicUrl, clock()));
  const open = activitiesOf(user).filter(({ completed }) => !completed);
  realtime.featuresUpdate(
    userId,
    open.map(({ action }) => action),
  );
}
