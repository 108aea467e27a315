import { wasEverAccepted, type WaitlistStatus } from '../waitlist/waitlist-status.ts';
import { isMembershipHeld, type SubscriptionStatus } from './subscription-actions.ts';

/** The status of a membership, as shown to its member. */
export type MembershipStanding = 'none' | 'reserved' | 'active' | 'paused' | 'failed' | 'cancelled';

/** The values that determine the status of a membership. */
interface MembershipFacts {
  waitlistStatus: WaitlistStatus;
  /** The status of the member's last subscription. Undefined if there is none, or if no call returns it. */
  subscriptionStatus: SubscriptionStatus | undefined;
  /** Whether SAVE_PAYMENT is complete. */
  isPaymentSaved: boolean;
}

/**
 * The status of a membership. A held subscription takes precedence over an earlier failure or cancellation,
 * which the status of the application keeps. Source: admin §4, member §2, decision P-480.
 */
export function membershipStanding({
  waitlistStatus,
  subscriptionStatus,
  isPaymentSaved,
}: MembershipFacts): MembershipStanding {
  if (subscriptionStatus === 'paused') return 'paused';
  if (subscriptionStatus !== undefined && isMembershipHeld(subscriptionStatus)) {
    const isBegun = wasEverAccepted(waitlistStatus) || subscriptionStatus === 'active';
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

/**
 * Whether BECOME A MEMBER is offered: no membership is held, reserved or paused. Source: member §2,
 * P-480.
 */
export function canBecomeMember(standing: MembershipStanding): boolean {
  return OPEN_TO_JOIN.has(standing);
}
