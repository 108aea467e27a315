import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { userIdColumn } from './users.ts';

/** A user's decision on another user: a like, or a pass. */
export const likes = pgTable(
  'likes',
  {
    fromUserId: userIdColumn('from_user_id'),
    toUserId: userIdColumn('to_user_id'),
    liked: boolean().notNull(),
    /** The tokens that were sent with the like. */
    points: integer().notNull().default(0),
    comment: text(),
    /** The sender gave feedback after it was declined or had expired. */
    feedbackGiven: boolean('feedback_given').notNull().default(false),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fromUserId, table.toUserId] }),
    index('likes_to_user_id').on(table.toUserId),
  ],
);

/** The origin of a match. */
export const matchType = pgEnum('match_type', ['like', 'queued']);

/** Two people who matched, the lower id first. */
export const matches = pgTable(
  'matches',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    firstUserId: userIdColumn('first_user_id'),
    secondUserId: userIdColumn('second_user_id'),
    type: matchType().notNull(),
    /** The day that an admin chose for a queued match. Null if none was chosen. */
    preferredDate: date('preferred_date', { mode: 'string' }),
    /** When the two became a match; in the future for one that is queued. */
    matchedAt: timestamp('matched_at', { withTimezone: true }).notNull(),
    unmatchedAt: timestamp('unmatched_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('matches_pair')
      .on(table.firstUserId, table.secondUserId)
      .where(sql`${table.unmatchedAt} is null`),
    // The index includes matches that are over: the two users are not in each other's decks again.
    index('matches_pair_ever').on(table.firstUserId, table.secondUserId),
    index('matches_second_user_id').on(table.secondUserId),
  ],
);
