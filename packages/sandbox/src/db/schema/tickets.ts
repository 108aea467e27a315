import { TICKET_SIDES } from '@perigee/domain/tickets';
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
import { eventIdColumn } from './events.ts';
import { userIdColumn } from './users.ts';

export const ticketSide = pgEnum('ticket_side', TICKET_SIDES);

/**
 * `applied`: requests to come, holds no ticket. `reserved`: holds a ticket until its payment or
 * `heldUntil`. `going`: has the ticket. `cancelled`: gave the ticket back or lost it.
 */
export const signupStatus = pgEnum('signup_status', ['applied', 'reserved', 'going', 'cancelled']);

/** The users who come to an event, and their tickets. */
export const eventSignups = pgTable(
  'event_signups',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    eventId: eventIdColumn(),
    userId: userIdColumn(),
    side: ticketSide().notNull(),
    status: signupStatus().notNull(),
    /** The amount that was or will be paid: 0 for a free ticket. */
    priceCents: integer('price_cents').notNull(),
    checkoutSessionId: text('checkout_session_id').unique(),
    /** The address of the session's page, for a guest who returns to it. */
    checkoutUrl: text('checkout_url'),
    firstPromoterId: text('first_promoter_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The end of the hold of a reserved ticket, which waits for its payment until then. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** Whether a payment, past or future, is refunded: decided once, when the sign-up or its event is cancelled. */
    refundDue: boolean('refund_due').notNull().default(false),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (table) => [
    // An event may have several cancelled sign-ups of the same user.
    uniqueIndex('event_signups_event_user')
      .on(table.eventId, table.userId)
      .where(sql`${table.status} <> 'cancelled'`),
    index('event_signups_event_id').on(table.eventId, table.id),
    index('event_signups_user_id').on(table.userId),
  ],
);

/**
 * Payments of guests who deleted their accounts, without the guests: the sign-ups are erased, and
 * the money stays with the host.
 */
export const anonymousSales = pgTable(
  'anonymous_sales',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    eventId: eventIdColumn(),
    priceCents: integer('price_cents').notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('anonymous_sales_event_id').on(table.eventId)],
);
