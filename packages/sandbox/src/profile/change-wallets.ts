import type { Wallet } from '@perigee/api/zod';
import { and, eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { refuseDuplicate } from '../db/refuse-duplicate.ts';
import { users } from '../db/schema/users.ts';
import { wallets } from '../db/schema/wallets.ts';
import { failure } from '../http/failure.ts';
import { notifyUser } from './notify-user.ts';
import { toWallet } from './wallet.ts';
import { profileServerMessages } from './server-messages.ts';

const server = profileServerMessages;

/** More than anyone uses. */
const MOST_OF_A_PERSON = 20;

/**
 * Stores a wallet, one after the other of a user.
 *
 * @throws 422 for a user who has the greatest number of wallets
 */
async function store(tx: Queryable, wallet: typeof wallets.$inferInsert) {
  const { userId } = wallet;
  // The lock makes concurrent calls count one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if ((await tx.$count(wallets, eq(wallets.userId, userId))) >= MOST_OF_A_PERSON) {
    throw failure(422, server.tooManyWallets(MOST_OF_A_PERSON));
  }
  const [added] = await tx.insert(wallets).values(wallet).returning();
  if (added === undefined) throw new Error('The wallet was not stored.');
  return added;
}

/**
 * Adds a wallet, and updates the user's open pages.
 *
 * @param address in any case of its letters
 * @throws 409 if the user has it already, 422 for a user who has 20 wallets
 */
export async function addWallet(
  context: SandboxContext,
  userId: number,
  address: string,
): Promise<Wallet> {
  const { db, clock } = context;
  const wallet = { userId, address: address.toLowerCase(), createdAt: clock() };
  const added = await db
    .transaction((tx) => store(tx, wallet))
    .catch(refuseDuplicate('wallets_user_address', server.walletTaken));
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
