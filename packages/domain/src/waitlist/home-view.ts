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
