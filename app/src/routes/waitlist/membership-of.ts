import type { User } from '@perigee/api';
import { membershipStanding, type MembershipStanding } from '@perigee/domain/membership';
import { isActivityCompleted, type ApplicationActivity } from '@perigee/domain/waitlist';

/** The status of a user's membership, with the activities of their application as last loaded. */
export function membershipOf(
  { waitlistStatus, subscription }: User,
  activities: readonly ApplicationActivity[],
): MembershipStanding {
  return membershipStanding({
    waitlistStatus,
    subscriptionStatus: subscription?.status,
    isPaymentSaved: isActivityCompleted(activities, 'SAVE_PAYMENT'),
  });
}
