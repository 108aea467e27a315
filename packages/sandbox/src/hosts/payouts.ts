import type { PayoutsAccount } from '@perigee/api/zod';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { payoutAccounts } from '../db/schema/hosts.ts';
import { failure } from '../http/failure.ts';
import { CodeRefusedError } from '../payments/payments.ts';
import { hostServerMessages } from './server-messages.ts';

/** The host's payouts account, without a link if no account is connected. */
export async function payoutsAccountOf(
  { db, payments }: SandboxContext,
  hostId: number,
): Promise<PayoutsAccount> {
  const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.hostId, hostId));
  if (account === undefined) return {};
  return { dashboardLink: await payments.dashboardLink(account.accountId) };
}

/**
 * Connects the payouts account of a host who returns from the payments provider. It replaces the
 * account that was connected before.
 *
 * @throws 422 for a code that the provider refuses
 */
export async function connectPayoutsAccount(
  { db, clock, payments }: SandboxContext,
  hostId: number,
  authCode: string,
): Promise<void> {
  const { accountId } = await payments.connectAccount(authCode).catch((error: unknown) => {
    throw error instanceof CodeRefusedError
      ? failure(422, hostServerMessages.payoutsRefused)
      : error;
  });
  const account = { accountId, connectedAt: clock() };
  await db
    .insert(payoutAccounts)
    .values({ hostId, ...account })
    .onConflictDoUpdate({ target: payoutAccounts.hostId, set: account });
}
