import { pgTable, text } from 'drizzle-orm/pg-core';

/** Settings of this sandbox that outlive a restart, such as the secret that signs its tokens. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});
