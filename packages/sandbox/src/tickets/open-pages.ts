import { and, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { eventSignups } from '../db/schema/tickets.ts';
import type { Signup } from './signup-rows.ts';

/** The upper limit of the time that a payment page stays open after the hold of its ticket. */
const LONGEST_OPEN_MS = 24 * 60 * 60 * 1000;

/** As {@link mayStillBePaid}, for a loaded sign-up. */
export function isPageOpen({ checkoutSessionId, paidAt, heldUntil }: Signup, now: Date): boolean {
  return (
    checkoutSessionId !== null &&
    paidAt === null &&
    heldUntil !== null &&
    heldUntil.getTime() > now.getTime() - LONGEST_OPEN_MS
  );
}

/** Condition on a sign-up: its payment page may still be open. */
export function mayStillBePaid(now: Date): SQL | undefined {
  return and(
    isNotNull(eventSignups.checkoutSessionId),
    isNull(eventSignups.paidAt),
    gt(eventSignups.heldUntil, new Date(now.getTime() - LONGEST_OPEN_MS)),
  );
}
