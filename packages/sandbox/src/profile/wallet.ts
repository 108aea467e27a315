import type { Wallet } from '@perigee/api/zod';
import type { wallets } from '../db/schema/wallets.ts';

/** A row of `wallets`. Source: spec Wallet. */
export function toWallet({ id, address, createdAt }: typeof wallets.$inferSelect): Wallet {
  return { id, address, createdAt: createdAt.toISOString() };
}
