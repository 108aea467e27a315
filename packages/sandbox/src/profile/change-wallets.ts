import type { Wallet } from '@perigee/api/zod';
import { profileServerMessages } from '@perigee/domain/profile';
import { and, eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { refuseDuplicate } from '../db/refuse-duplicate.ts';
import { wallets } from '../db/schema/wallets.ts';
import { failure } from '../http/failure.ts';
import { notifyUser } from './notify-user.ts';
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
  const [added] = await db
    .insert(wallets)
    .values(wallet)
    .returning()
    .catch(refuseDuplicate('wallets_user_address', server.walletTaken));
  if (added === undefined) throw new Error('The wallet was not stored.');
  await notifyUser(context, userId);
  return toWallet(added);
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
  await notifyUser(context, userId);
}
