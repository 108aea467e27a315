import { index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const intentStatus = pgEnum('intent_status', [
  'requires_payment_method',
  'requires_action',
  'succeeded',
  'canceled',
  'refunded',
]);

/** The simulated gateway's card payments ('pi_…') and card setups ('seti_…'). */
export const paymentIntents = pgTable('payment_intents', {
  id: text().primaryKey(),
  clientSecret: text('client_secret').notNull(),
  /** A provider keeps its records when the product erases a user. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  /** 0 for a setup. */
  amountCents: integer('amount_cents').notNull(),
  description: text().notNull(),
  status: intentStatus().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const checkoutStatus = pgEnum('checkout_status', ['open', 'paid', 'expired', 'refunded']);

/** The simulated gateway's pages for one-time payments. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    id: text().primaryKey(),
    /** A provider keeps its records when the product erases a user. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    amountCents: integer('amount_cents').notNull(),
    description: text().notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    status: checkoutStatus().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('checkout_sessions_user_id').on(table.userId)],
);

export const abandonedPaymentKind = pgEnum('abandoned_payment_kind', ['checkout', 'intent']);

/**
 * Payments that were open when an account's deletion erased their sign-up or reservation. Each is
 * ended at the provider, and refunded if it is made after all; then its row is deleted.
 */
export const abandonedPayments = pgTable('abandoned_payments', {
  /** The provider's id of the checkout session or intent. */
  id: text().primaryKey(),
  kind: abandonedPaymentKind().notNull(),
  /** The payer, who is notified of a refund. Null if the payer is erased. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  /** The title of the purchase. */
  title: text().notNull(),
  amountCents: integer('amount_cents').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** The simulated gateway's codes of its connect page. Only the hash of a code is stored. */
export const connectCodes = pgTable('connect_codes', {
  codeHash: text('code_hash').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
