import { FEATURE_ACTIONS, MEMBERSHIP_TYPES, WAITLIST_STATUSES } from '@perigee/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from './people.ts';

export const waitlistStatus = pgEnum('waitlist_status', WAITLIST_STATUSES);
export const membershipType = pgEnum('membership_type', MEMBERSHIP_TYPES);
export const featureAction = pgEnum('feature_action', FEATURE_ACTIONS);

/** Where each applicant stands: one row for everybody who completed sign-up. */
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
    /** The position at the moment of acceptance, which stays as the person's rank. */
    rank: integer(),
  },
  (table) => [
    // Only those who still wait: a position is a count over the front of this index.
    index('waitlist_entries_waiting')
      .on(table.joinedAt, table.userId)
      .where(sql`${table.waitlist} and ${table.status} <> 'yes'`),
    // Members, among whom admins search.
    index('waitlist_entries_accepted')
      .on(table.userId)
      .where(sql`${table.status} = 'yes'`),
  ],
);

/** What an applicant has done. An action without a row has not been done. */
export const applicationActivities = pgTable(
  'application_activities',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: featureAction().notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.action] })],
);
