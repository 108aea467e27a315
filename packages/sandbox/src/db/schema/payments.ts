import { index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

export const intentStatus = pgEnum('intent_status', [
  'requires_payment_method',
  'requires_action',
  'succeeded',
]);

/** Of the simulated gateway: card payments ('pi_…') and card setups ('seti_…'). */
export const paymentIntents = pgTable('payment_intents', {
  id: text().primaryKey(),
  clientSecret: text('client_secret').notNull(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** 0 for a setup. */
  amountCents: integer('amount_cents').notNull(),
  description: text().notNull(),
  status: intentStatus().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const checkoutStatus = pgEnum('checkout_status', ['open', 'paid', 'expired', 'refunded']);

/** Of the simulated gateway: pages on which something is paid once. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    id: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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

/** Of the simulated gateway: codes of its connect page. The code is not kept, only its hash. */
export const connectCodes = pgTable('connect_codes', {
  codeHash: text('code_hash').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
