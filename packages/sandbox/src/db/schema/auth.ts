import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
