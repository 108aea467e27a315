import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { userIdColumn } from './users.ts';

/** Answers to calls with an idempotency key, so that a repeated call changes nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: userIdColumn(),
    key: text().notNull(),
    /** Method, path and body of the call that the key was first sent with. */
    request: text().notNull(),
    status: integer().notNull(),
    reply: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
