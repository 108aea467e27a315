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
import { sql } from 'drizzle-orm';
import { users } from './people.ts';

/** A user's decision on another user: a like, or a pass. */
export const likes = pgTable(
  'likes',
  {
    fromUserId: integer('from_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toUserId: integer('to_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    firstUserId: integer('first_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secondUserId: integer('second_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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

/** Every change of a user's points. Their sum is `users.points`. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Negative if points were spent. */
    amount: integer().notNull(),
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('point_entries_user_id').on(table.userId)],
);

/** Profiles that an admin hid from the decks. */
export const hiddenProfiles = pgTable('hidden_profiles', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hiddenAt: timestamp('hidden_at', { withTimezone: true }).notNull(),
});
