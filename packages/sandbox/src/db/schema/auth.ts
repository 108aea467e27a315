import { index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/** The latest code of each phone. The code itself is not kept, only its keyed hash. */
export const verificationCodes = pgTable('verification_codes', {
  phone: text().primaryKey(),
  codeHash: text('code_hash').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  wrongAttempts: integer('wrong_attempts').notNull().default(0),
  /** The hour in which `sentInHour` codes were sent began then. */
  hourBeganAt: timestamp('hour_began_at', { withTimezone: true }).notNull(),
  sentInHour: integer('sent_in_hour').notNull(),
});

/** Facts about this sandbox that outlive a restart, such as the secret that signs its tokens. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});

/** Hashed passwords of those who have one. Not in `users`, so that no person is read with theirs. */
export const passwords = pgTable('passwords', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text().notNull(),
});

export const linkPurpose = pgEnum('link_purpose', ['sign-in', 'reset-password']);

/** Links that were given out. The token in the link is not kept, only its hash. */
export const linkTokens = pgTable(
  'link_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: linkPurpose().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('link_tokens_user_id').on(table.userId)],
);

/** How often something that may not be done too often was done since `beganAt`. */
export const allowances = pgTable('allowances', {
  /** What it is and who does it. */
  key: text().primaryKey(),
  beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
  used: integer().notNull(),
});
