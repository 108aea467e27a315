import { canBecomeMember, type MembershipStanding } from '../membership/standing.ts';
import { labelOf } from '../value-label.ts';
import { isActivityCompleted, type ApplicationActivity } from './activities.ts';
import { MEMBERSHIP_TYPE_LABELS, type MembershipType } from './membership-type.ts';

/**
 * The heading of the waitlist view: for a missing profile, then for a missing membership, and finally the
 * title of the membership. Source: member §2, decisions A-05 and P-480.
 */
export function waitlistHeading(
  activities: readonly ApplicationActivity[],
  membershipType: MembershipType | null,
  membership: MembershipStanding,
): string {
  if (!isActivityCompleted(activities, 'COMPLETE_PROFILE')) return "You're on the waitlist!";
  if (canBecomeMember(membership)) return "You're in the database";
  return labelOf(MEMBERSHIP_TYPE_LABELS, membershipType ?? 'general');
}
