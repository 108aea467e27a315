import { labelOf } from '../value-label.ts';
import { canBecomeMember, type MembershipStanding } from '../membership/standing.ts';
import { MEMBERSHIP_TYPE_LABELS, type MembershipType } from './membership-type.ts';
import { isAccepted, type WaitlistStatus } from './waitlist-status.ts';

/** The view that a signed-in user sees at home. */
export type HomeView = 'accepted' | 'waitlist' | 'discover';

/**
 * Accepted users see their card; users on the waitlist see their status; users whose waitlist is switched off
 * without a decision see the visitors' view. Admins see the waitlist view as long as their switch is on, and
 * until they are accepted. Source: member §2, §6, decisions P-275 and P-487.
 */
export function homeView(user: {
  waitlistStatus: WaitlistStatus;
  waitlist: boolean;
  admin?: boolean;
}): HomeView {
  const isAdmin = user.admin === true;
  if (isAdmin && user.waitlist) return 'waitlist';
  if (isAccepted(user.waitlistStatus)) return 'accepted';
  return user.waitlist || isAdmin ? 'waitlist' : 'discover';
}

/** The activities of an application. Source: member §3. */
export const FEATURE_ACTIONS = [
  'CREATE_ACCOUNT',
  'COMPLETE_PROFILE',
  'SAVE_PAYMENT',
  'INVITE_FRIEND',
] as const;

export type FeatureAction = (typeof FEATURE_ACTIONS)[number];

export interface ApplicationActivity {
  action: FeatureAction;
  completed: boolean;
}

/** Whether the activity is completed. An activity that the server does not list is not. */
export function isActivityCompleted(
  activities: readonly ApplicationActivity[],
  action: FeatureAction,
): boolean {
  return activities.some((activity) => activity.action === action && activity.completed);
}

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
