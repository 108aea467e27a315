import { FEATURE_ACTIONS, MEMBERSHIP_TYPES, WAITLIST_STATUSES } from '@perigee/domain/waitlist';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users, userIdColumn } from './users.ts';

export const waitlistStatus = pgEnum('waitlist_status', WAITLIST_STATUSES);
export const membershipType = pgEnum('membership_type', MEMBERSHIP_TYPES);
export const featureAction = pgEnum('feature_action', FEATURE_ACTIONS);

/** The waitlist state of each applicant: one row for every user who completed sign-up. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    waitlist: boolean().notNull(),
    status: waitlistStatus().notNull(),
    membershipType: membershipType('membership_type'),
    hNum: integer('h_num'),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** The position at the time of acceptance, which remains the member's rank. */
    rank: integer(),
  },
  (table) => [
    // Only applicants who still wait: a position is a count over the front of this index.
    index('waitlist_entries_waiting')
      .on(table.joinedAt, table.userId)
      .where(sql`${table.waitlist} and ${table.status} <> 'yes'`),
    // The members whom decks show, in the order of the admins' deck.
    index('waitlist_entries_accepted')
      .on(table.acceptedAt.desc().nullsLast(), table.userId)
      .where(sql`${table.status} = 'yes'`),
  ],
);

/**
 * The waitlist as admins page through and search it: a row for each entry, with all values that the
 * filters compare, so that no page needs a join. Triggers maintain it (the migration
 * `waitlist_rows`); no other code writes to this table.
 */
export const waitlistRows = pgTable(
  'waitlist_rows',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: waitlistStatus().notNull(),
    membershipType: membershipType('membership_type'),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** The applicant's points. */
    priority: integer().notNull(),
    cardSubmitted: boolean('card_submitted').notNull(),
    appSubmitted: boolean('app_submitted').notNull(),
    /** Name, email and username in small letters, each on its own line, so that no match spans two. */
    searchText: text('search_text').notNull(),
    /** Location, city, region and country, in the same form. */
    placeText: text('place_text').notNull(),
  },
  (table) => [
    index('waitlist_rows_order').on(
      table.priority.desc().nullsFirst(),
      table.joinedAt,
      table.userId,
    ),
    index('waitlist_rows_status_order').on(
      table.status,
      table.priority.desc().nullsFirst(),
      table.joinedAt,
      table.userId,
    ),
  ],
);

/** The completed actions of applicants. An action without a row is not completed. */
export const applicationActivities = pgTable(
  'application_activities',
  {
    userId: userIdColumn(),
    action: featureAction().notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.action] })],
);
