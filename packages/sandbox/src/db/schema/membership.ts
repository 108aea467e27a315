import { SUBSCRIPTION_STATUSES } from '@perigee/domain/membership';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users, userIdColumn } from './users.ts';

/** `incomplete`: the first payment or the card is pending. */
export const subscriptionStatus = pgEnum('subscription_status', SUBSCRIPTION_STATUSES);

/** Reserved memberships, with the amount that is charged for them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: userIdColumn(),
    /** The id of one of the plans. Null for free months. */
    planId: integer('plan_id'),
    status: subscriptionStatus().notNull(),
    /** The status before the pause. */
    pausedFrom: subscriptionStatus('paused_from'),
    amountCents: integer('amount_cents').notNull(),
    nextChargeAt: timestamp('next_charge_at', { withTimezone: true }),
    migrateToReplacementPlanAfterCancellation: boolean('migrate_to_replacement_plan')
      .notNull()
      .default(false),
    /** The pending payment or card setup of the reservation. */
    intentId: text('intent_id').unique(),
    /** The secret that confirms the intent, stored so that a repeated request gets the same one. */
    clientSecret: text('client_secret'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The time of the refund, for a charge that succeeded after another one had begun the membership. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('subscriptions_user_current')
      .on(table.userId)
      .where(sql`${table.status} <> 'cancelled'`),
  ],
);

/** Free months that admins gave. */
export const freeMonths = pgTable(
  'free_months',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: userIdColumn(),
    /** In the form '<number> <unit>'. */
    duration: text().notNull(),
    reason: text().notNull(),
    givenBy: integer('given_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('free_months_user_id').on(table.userId)],
);
