import { index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users, userIdColumn } from './users.ts';

/** The latest code of each phone. Only the code's keyed hash is stored, not the code. */
export const verificationCodes = pgTable('verification_codes', {
  phone: text().primaryKey(),
  codeHash: text('code_hash').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  wrongAttempts: integer('wrong_attempts').notNull().default(0),
  /** The start of the hour in which `sentInHour` codes were sent. */
  hourBeganAt: timestamp('hour_began_at', { withTimezone: true }).notNull(),
  sentInHour: integer('sent_in_hour').notNull(),
});

/**
 * The hashed passwords of users who have one. They are not in `users`, so that reading a user reads
 * no hash.
 */
export const passwords = pgTable('passwords', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text().notNull(),
});

export const linkPurpose = pgEnum('link_purpose', ['sign-in', 'reset-password']);

/** Links that were sent. Only the hash of the link's token is stored, not the token. */
export const linkTokens = pgTable(
  'link_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: linkPurpose().notNull(),
    userId: userIdColumn(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('link_tokens_user_id').on(table.userId)],
);

/** The number of uses of a limited action since `beganAt`. */
export const allowances = pgTable('allowances', {
  /** The action, and the user, phone, email or client that it counts for. */
  key: text().primaryKey(),
  beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
  used: integer().notNull(),
});
