import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import { eraseUser } from '../profile/erase-user.ts';
import { memberOfPage } from './admin-user.ts';
import { adminServerMessages } from './server-messages.ts';

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
  if (user.id === adminId) throw failure(409, adminServerMessages.ownAccount);
  await eraseUser(context, user);
}
