import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userIdColumn } from './users.ts';

export const wallets = pgTable(
  'wallets',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: userIdColumn(),
    address: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('wallets_user_address').on(table.userId, table.address)],
);
