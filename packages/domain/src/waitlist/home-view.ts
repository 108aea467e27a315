import { canBecomeMember, type MembershipStanding } from '../membership/standing.ts';
import { MEMBERSHIP_TYPE_LABELS, type MembershipType } from './membership-type.ts';
import { isAccepted, type WaitlistStatus } from './waitlist-status.ts';

/** What a signed-in person finds at home. */
export type HomeView = 'accepted' | 'waitlist' | 'discover';

/**
 * Accepted people see their card; people on the waitlist see where they stand; people whose
 * waitlist is switched off without a decision see what visitors see. Admins see the waitlist view
 * as long as their switch is on, and until they are accepted. Source: member §2, §6, decisions
 * P-275 and P-487.
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

/** What an application is made of. Source: member §3. */
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

/** Whether the activity is done. One that the server does not list is not. */
export function isActivityCompleted(
  activities: readonly ApplicationActivity[],
  action: FeatureAction,
): boolean {
  return activities.some((activity) => activity.action === action && activity.completed);
}

/**
 * The heading of the waitlist view: first the profile is missing, then a membership, whose title is
 * the heading at last. Source: member §2, decisions A-05 and P-480.
 */
export function waitlistHeading(
  activities: readonly ApplicationActivity[],
  membershipType: MembershipType | null,
  membership: MembershipStanding,
): string {
  if (!isActivityCompleted(activities, 'COMPLETE_PROFILE')) return "You're on the waitlist!";
  if (canBecomeMember(membership)) return "You're in the database";
  return MEMBERSHIP_TYPE_LABELS[membershipType ?? 'general'];
}
