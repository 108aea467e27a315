import { adminServerMessages } from '@perigee/domain/admin';
import { asc, eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { failure } from '../http/failure.ts';
import { eraseUser } from '../profile/erase-user.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { memberOfPage } from './admin-user.ts';

/** @throws 409 for the admin's own account and for that of the last admin */
async function mustBeDeletable(tx: Queryable, adminId: number, user: AuthUser): Promise<void> {
  // Every admin's row is locked, so that two admins who delete each other do not both succeed.
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.admin, true))
    .orderBy(asc(users.id))
    .for('no key update');
  if (user.id === adminId) throw failure(409, adminServerMessages.ownAccount);
  const hasOthers = admins.some(({ id }) => id !== user.id);
  if (user.admin && !hasOthers) throw failure(409, adminServerMessages.lastAdmin);
}

/**
 * Erases a user on an admin's request, with the same effect as the user's own deletion.
 *
 * @param adminId the admin who sends the request
 * @param name an id or a username
 * @throws 404 for an unknown user, 409 for the admin's own account, for that of the last admin, and
 *   for a host while guests have paid for events that are not over
 */
export async function deleteAdminUser(
  context: SandboxContext,
  adminId: number,
  name: string,
): Promise<void> {
  const user = await memberOfPage(context.db, name);
  await eraseUser(context, user, (tx) => mustBeDeletable(tx, adminId, user));
}
