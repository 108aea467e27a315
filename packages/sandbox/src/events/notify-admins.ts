import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { users } from '../db/schema/users.ts';
import { notifyUser } from '../profile/notify-user.ts';

/** Updates the open pages of all admins, such as when an event waits for their review. */
export async function notifyAdmins(
  context: Pick<SandboxContext, 'db' | 'clock' | 'realtime' | 'settings'>,
): Promise<void> {
  const admins = await context.db.select({ id: users.id }).from(users).where(eq(users.admin, true));
  for (const { id } of admins) await notifyUser(context, id);
}
