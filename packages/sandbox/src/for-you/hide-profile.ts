import type { SandboxContext } from '../context.ts';
import { hiddenProfiles } from '../db/schema/for-you.ts';
import { users } from '../db/schema/users.ts';
import { failure } from '../http/failure.ts';
import { matchesIdOrUsername } from '../profile/named.ts';
import { serverMessages } from '../server-messages.ts';

/**
 * Removes a user from every deck.
 *
 * @param name an id or a username
 * @throws 404 if no user has it
 */
export async function hideProfile({ db, clock }: SandboxContext, name: string): Promise<void> {
  const isNamed = matchesIdOrUsername(name);
  const [row] =
    isNamed === null ? [] : await db.select({ id: users.id }).from(users).where(isNamed);
  if (row === undefined) throw failure(404, serverMessages.userNotFound);
  await db
    .insert(hiddenProfiles)
    .values({ userId: row.id, hiddenAt: clock() })
    .onConflictDoNothing();
}
