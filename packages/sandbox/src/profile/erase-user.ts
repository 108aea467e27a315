import { eq, inArray } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { verificationCodes } from '../db/schema/auth.ts';
import { outboxMessages } from '../db/schema/outbox.ts';
import { users } from '../db/schema/people.ts';
import type { Person } from './person.ts';

/**
 * Erases a person with everything that hangs on them, a host's events among it, and with the codes
 * and messages that were sent to them. Their tokens open nothing any more, and those who wait
 * behind them move up.
 */
export async function eraseUser(
  { db }: SandboxContext,
  { id, phoneNumber, email }: Person,
): Promise<void> {
  const addresses = email === null ? [phoneNumber] : [phoneNumber, email];
  await db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, id));
    await tx.delete(verificationCodes).where(eq(verificationCodes.phone, phoneNumber));
    await tx.delete(outboxMessages).where(inArray(outboxMessages.recipient, addresses));
  });
}
