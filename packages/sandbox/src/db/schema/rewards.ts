import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { userIdColumn } from './users.ts';

/** Rewards that users redeemed for points. */
export const rewardRedemptions = pgTable(
  'reward_redemptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: userIdColumn(),
    rewardId: integer('reward_id').notNull(),
    points: integer().notNull(),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('reward_redemptions_user_id').on(table.userId)],
);
