import { adminServerMessages } from '@perigee/domain';
import { asc, eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { users } from '../db/schema/people.ts';
import { failure } from '../http/failure.ts';
import { eraseUser } from '../profile/erase-user.ts';
import { memberOfPage } from './admin-user.ts';

/**
 * Erases a person at an admin's word, as if they had deleted themselves.
 *
 * @param adminId who asks
 * @param name an id or a username
 * @throws 404 for nobody, 409 for the admin's own account and for that of the last admin
 */
export async function deleteAdminUser(
  context: SandboxContext,
  adminId: number,
  name: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    // Every admin's row is kept, so that two admins who delete each other do not both succeed.
    const admins = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.admin, true))
      .orderBy(asc(users.id))
      .for('update');
    const person = await memberOfPage(tx, name);
    if (person.id === adminId) throw failure(409, adminServerMessages.ownAccount);
    const hasOthers = admins.some(({ id }) => id !== person.id);
    if (person.admin && !hasOthers) throw failure(409, adminServerMessages.lastAdmin);
    await eraseUser({ ...context, db: tx }, person);
  });
}
