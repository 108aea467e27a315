import { and, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { eventSignups } from '../db/schema/tickets.ts';

/** No payment page stays open for so long after the hold of its ticket. */
const LONGEST_OPEN_MS = 24 * 60 * 60 * 1000;

/** Condition on a sign-up: its payment page may still be open. */
export function mayStillBePaid(now: Date): SQL | undefined {
  return and(
    isNotNull(eventSignups.checkoutSessionId),
    isNull(eventSignups.paidAt),
    gt(eventSignups.heldUntil, new Date(now.getTime() - LONGEST_OPEN_MS)),
  );
}
