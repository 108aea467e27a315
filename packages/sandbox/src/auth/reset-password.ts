import type { PasswordReset } from '@perigee/api/zod';
import { eq, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { linkTokens, passwords } from '../db/schema/auth.ts';
import { users } from '../db/schema/users.ts';
import { endConnections } from '../realtime/end-connections.ts';
import { pairOf, restore, spend } from './allowance.ts';
import { assertGoodLinkToken, useLinkToken } from './link-token.ts';

/**
 * Sets the password of a link's user, and ends the user's sessions, open pages and other links.
 * Earlier wrong passwords do not block the user's next login.
 *
 * @param client the client that sends the request
 * @throws 422 for a link that is not valid, 429 for a client that tried too many
 */
export async function resetPassword(
  context: SandboxContext,
  { token, password }: PasswordReset,
  client: string,
): Promise<void> {
  const now = context.clock();
  const link = { purpose: 'reset-password', token, now } as const;
  await spend(context, 'clientPasswordResets', client);
  await assertGoodLinkToken(context.db, link);
  // The hash runs outside of the transaction, which should stay short.
  const hash = await context.passwords.hash(password);
  const userId = await context.db.transaction(async (tx) => {
    const { id } = await useLinkToken(tx, link);
    await tx
      .insert(passwords)
      .values({ userId: id, hash })
      .onConflictDoUpdate({ target: passwords.userId, set: { hash } });
    await tx.delete(linkTokens).where(eq(linkTokens.userId, id));
    const [user] = await tx
      .update(users)
      .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
      .where(eq(users.id, id))
      .returning({ email: users.email });
    if (user?.email != null) await restore(tx, 'logins', pairOf(user.email, client));
    return id;
  });
  endConnections(context, userId);
}
