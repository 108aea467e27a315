import { isActivityCompleted, type ApplicationActivity } from './activities.ts';
import { homeView } from './home-view.ts';
import type { WaitlistStatus } from './waitlist-status.ts';

/**
 * The tag of event cards on the home of an applicant: 'join' until they are in the database, then 'soon'.
 * Null on every other home. Source: events §2, decision P-489.
 */
export function eventCardTag(user: {
  waitlistStatus: WaitlistStatus;
  waitlist: boolean;
  admin: boolean;
  applicationStatuses: readonly ApplicationActivity[];
}): 'join' | 'soon' | null {
  if (homeView(user) !== 'waitlist') return null;
  return isActivityCompleted(user.applicationStatuses, 'COMPLETE_PROFILE') ? 'soon' : 'join';
}
