import { isSwipingPaused } from '../likes/decision.ts';
import { isAccepted, type WaitlistStatus } from '../waitlist/waitlist-status.ts';

/** Whether a member can like and pass in the deck, or the reason why not. */
export type DeckAccess = 'open' | 'accepted' | 'paused';

/**
 * Swipe actions are hidden from accepted members and from members whose subscription is paused. The pause
 * takes precedence: it stops the iOS app as well. Source: member §2 (For-you deck).
 *
 * @param member with the status of their subscription, if they have one
 */
export function deckAccess(member: {
  waitlistStatus: WaitlistStatus;
  subscriptionStatus: string | undefined;
}): DeckAccess {
  if (isSwipingPaused(member)) return 'paused';
  return isAccepted(member.waitlistStatus) ? 'accepted' : 'open';
}
