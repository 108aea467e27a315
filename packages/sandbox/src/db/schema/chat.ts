import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { matches } from './likes.ts';
import { userIdColumn } from './users.ts';

/** The column of a row that belongs to a match and is deleted with it. */
const matchIdColumn = () =>
  integer('match_id')
    .notNull()
    .references(() => matches.id, { onDelete: 'cascade' });

/** The messages of matches. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    /** Chosen by the sender, so that a repeated message is stored once. */
    id: uuid().primaryKey(),
    matchId: matchIdColumn(),
    senderId: userIdColumn('sender_id'),
    text: text().notNull(),
    quoteAuthorId: integer('quote_author_id'),
    quoteText: text('quote_text'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // The times order a conversation, so that two of its messages never have the same.
    unique('chat_messages_order').on(table.matchId, table.sentAt),
    index('chat_messages_sender_id').on(table.senderId),
  ],
);

/** The time until which a user has read the messages of a match. */
export const chatReads = pgTable(
  'chat_reads',
  {
    matchId: matchIdColumn(),
    userId: userIdColumn(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.userId] }),
    index('chat_reads_user_id').on(table.userId),
  ],
);
