import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { userIdColumn } from './users.ts';

/** Every change of a user's points. Their sum is `users.points`. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userIdColumn(),
    /** Negative if points were spent. */
    amount: integer().notNull(),
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('point_entries_user_id').on(table.userId)],
);
