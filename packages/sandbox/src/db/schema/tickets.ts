import { TICKET_SIDES } from '@perigee/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { events } from './events.ts';
import { users } from './people.ts';

export const ticketSide = pgEnum('ticket_side', TICKET_SIDES);

/**
 * `applied`: asks to come, holds no ticket. `reserved`: holds a ticket until its payment or
 * `heldUntil`. `going`: has the ticket. `cancelled`: gave or lost it.
 */
export const signupStatus = pgEnum('signup_status', ['applied', 'reserved', 'going', 'cancelled']);

/** Who comes to an event, and by which ticket. */
export const eventSignups = pgTable(
  'event_signups',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    side: ticketSide().notNull(),
    status: signupStatus().notNull(),
    /** What was or will be paid: 0 for a free ticket. */
    priceCents: integer('price_cents').notNull(),
    checkoutSessionId: text('checkout_session_id').unique(),
    /** The address of the session's page, for whoever comes back to it. */
    checkoutUrl: text('checkout_url'),
    firstPromoterId: text('first_promoter_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Until then a reserved ticket waits for its payment. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** Whether what is or will be paid goes back: settled once, when the sign-up is cancelled. */
    refundDue: boolean('refund_due').notNull().default(false),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (table) => [
    // Of those who gave their ticket back there may be several.
    uniqueIndex('event_signups_event_user')
      .on(table.eventId, table.userId)
      .where(sql`${table.status} <> 'cancelled'`),
    index('event_signups_event_id').on(table.eventId, table.id),
    index('event_signups_user_id').on(table.userId),
  ],
);

/** Who has seen an event. */
export const eventViews = pgTable(
  'event_views',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] })],
);

/** Answers that were given to calls with a key, so that a repeated call changes nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Method, path and body of the call that the key was first sent with. */
    request: text().notNull(),
    status: integer().notNull(),
    reply: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
