import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Texts and mails that a real product would send. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    text: text().notNull(),
    code: text(),
    link: text(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('outbox_messages_recipient').on(table.recipient, table.id)],
);
