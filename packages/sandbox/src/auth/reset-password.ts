import type { PasswordReset } from '@perigee/api/zod';
import { and, eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { linkTokens, passwords } from '../db/schema/auth.ts';
import { users } from '../db/schema/people.ts';
import { restore } from './allowance.ts';
import { useLinkToken } from './link-token.ts';

/**
 * Sets the password of a link's person. Their other links for that are worth nothing afterwards, and
 * wrong passwords from before do not keep them from signing in.
 *
 * @throws 422 for a link that is not good
 */
export async function resetPassword(
  context: SandboxContext,
  { token, password }: PasswordReset,
): Promise<void> {
  const now = context.clock();
  // Outside of the transaction, which nothing slow should hold up.
  const hash = await context.passwords.hash(password);
  const purpose = 'reset-password';
  await context.db.transaction(async (tx) => {
    const userId = await useLinkToken(tx, { purpose, token, now });
    await tx
      .insert(passwords)
      .values({ userId, hash })
      .onConflictDoUpdate({ target: passwords.userId, set: { hash } });
    await tx
      .delete(linkTokens)
      .where(and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, purpose)));
    const [person] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    if (person?.email != null) await restore(tx, 'logins', person.email);
  });
}
