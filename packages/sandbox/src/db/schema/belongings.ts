import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

export const wallets = pgTable(
  'wallets',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('wallets_user_address').on(table.userId, table.address)],
);

/** Accounts of other networks that somebody has linked. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    platform: text().notNull(),
    handle: text().notNull(),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('social_accounts_user_platform').on(table.userId, table.platform)],
);

/** Links to other networks that were begun: who comes back with this state began it. */
export const socialLinkStates = pgTable('social_link_states', {
  stateHash: text('state_hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  platform: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

/** Rewards that were got for points. */
export const rewardRedemptions = pgTable('reward_redemptions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  rewardId: integer('reward_id').notNull(),
  points: integer().notNull(),
  redeemedAt: timestamp('redeemed_at', { withTimezone: true }).notNull(),
});
