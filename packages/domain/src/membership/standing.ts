import type { WaitlistStatus } from '../waitlist/waitlist-status.ts';
import { isMembershipHeld, type SubscriptionStatus } from './subscription-actions.ts';

/** How a membership stands, as its member is told. */
export type MembershipStanding = 'none' | 'reserved' | 'active' | 'paused' | 'failed' | 'cancelled';

/** What the standing of a membership follows from. */
interface MembershipFacts {
  waitlistStatus: WaitlistStatus;
  /** Of the member's last subscription. Undefined where there is none, or no call says. */
  subscriptionStatus: SubscriptionStatus | undefined;
  /** Whether SAVE_PAYMENT is complete. */
  isPaymentSaved: boolean;
}

/**
 * How a membership stands. A subscription that holds outweighs a failure or a cancellation before
 * it, which the status of the application keeps. Source: admin §4, member §2, decision P-480.
 */
export function membershipStanding({
  waitlistStatus,
  subscriptionStatus,
  isPaymentSaved,
}: MembershipFacts): MembershipStanding {
  if (subscriptionStatus === 'paused') return 'paused';
  if (subscriptionStatus !== undefined && isMembershipHeld(subscriptionStatus)) {
    const isBegun = waitlistStatus === 'yes' || subscriptionStatus === 'active';
    return isBegun ? 'active' : 'reserved';
  }
  if (waitlistStatus === 'subscription-paused') return 'paused';
  if (waitlistStatus === 'subscription-failed') return 'failed';
  if (waitlistStatus === 'subscription-cancelled' || subscriptionStatus === 'cancelled') {
    return 'cancelled';
  }
  if (!isPaymentSaved || subscriptionStatus === 'incomplete') return 'none';
  return waitlistStatus === 'yes' ? 'active' : 'reserved';
}

const OPEN_TO_JOIN: ReadonlySet<MembershipStanding> = new Set(['none', 'failed', 'cancelled']);

/** Whether BECOME A MEMBER is offered: no membership holds, or rests. Source: member §2, P-480. */
export function canBecomeMember(standing: MembershipStanding): boolean {
  return OPEN_TO_JOIN.has(standing);
}
