import type { Wallet } from '@perigee/api/zod';
import { profileServerMessages } from '@perigee/domain/profile';
import { and, eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { isUniqueViolation } from '../db/database.ts';
import { wallets } from '../db/schema/belongings.ts';
import { failure } from '../http/failure.ts';
import { tellPerson } from '../waitlist/complete-activity.ts';
import { toWallet } from './wallet.ts';

const server = profileServerMessages;

/**
 * Adds a wallet, and updates the user's open pages.
 *
 * @param address in any case of its letters
 * @throws 409 if the user has it already
 */
export async function addWallet(
  context: SandboxContext,
  userId: number,
  address: string,
): Promise<Wallet> {
  const { db, clock } = context;
  const wallet = { userId, address: address.toLowerCase(), createdAt: clock() };
  try {
    const [added] = await db.insert(wallets).values(wallet).returning();
    if (added === undefined) throw new Error('The wallet was not stored.');
    await tellPerson(context, userId);
    return toWallet(added);
  } catch (error) {
    if (isUniqueViolation(error, 'wallets_user_address')) throw failure(409, server.walletTaken);
    throw error;
  }
}

/**
 * Removes a wallet, and updates the user's open pages.
 *
 * @throws 404 if the user has no wallet with this id
 */
export async function removeWallet(
  context: SandboxContext,
  userId: number,
  id: number,
): Promise<void> {
  const removed = await context.db
    .delete(wallets)
    .where(and(eq(wallets.id, id), eq(wallets.userId, userId)))
    .returning({ id: wallets.id });
  if (removed.length === 0) throw failure(404, server.walletNotFound);
  await tellPerson(context, userId);
}
