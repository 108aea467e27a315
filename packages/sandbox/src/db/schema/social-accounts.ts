import { SOCIAL_PLATFORMS } from '@perigee/domain/profile';
import { index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userIdColumn } from './users.ts';

export const socialPlatform = pgEnum('social_platform', SOCIAL_PLATFORMS);

/** Accounts of other networks that a user has linked. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: userIdColumn(),
    platform: socialPlatform().notNull(),
    handle: text().notNull(),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('social_accounts_user_platform').on(table.userId, table.platform)],
);

/**
 * Links to other networks that users began, found by the state that the other network sends back.
 * Only the hashes of the state and of the code are stored.
 */
export const socialLinkStates = pgTable(
  'social_link_states',
  {
    stateHash: text('state_hash').primaryKey(),
    userId: userIdColumn(),
    platform: socialPlatform().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Both null until the user has confirmed at the other network. */
    codeHash: text('code_hash'),
    handle: text(),
  },
  (table) => [index('social_link_states_user_id').on(table.userId)],
);
