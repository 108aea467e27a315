import type { checkoutSessions } from '../db/schema/payments.ts';

/** A paid page of the payments provider for a ticket. */
export function paidPage(
  { userId, eventId, amountCents }: { userId: number; eventId: number; amountCents: number },
  paidAt: Date,
): typeof checkoutSessions.$inferInsert {
  return {
    id: `cs_stored_${eventId}_${userId}`,
    userId,
    amountCents,
    description: 'Ticket',
    successUrl: `/tickets?new-event=${eventId}`,
    cancelUrl: `/events/${eventId}`,
    status: 'paid',
    expiresAt: paidAt,
    createdAt: paidAt,
  };
}
