import type { Subscription } from '@perigee/api/zod';
import type { subscriptions } from '../db/schema/membership.ts';

/** In these the membership holds: a pause stops the charges, not the membership. */
const HOLDING: ReadonlySet<string> = new Set(['active', 'trialing', 'paused']);

/** The subscription as admins and the member read it. Source: spec Subscription. */
export function toSubscription(row: typeof subscriptions.$inferSelect): Subscription {
  return {
    status: row.status,
    active: HOLDING.has(row.status),
    amount: row.amountCents,
    nextChargeAt: row.nextChargeAt?.toISOString() ?? null,
    migrateToReplacementPlanAfterCancellation: row.migrateToReplacementPlanAfterCancellation,
  };
}
