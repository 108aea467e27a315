import type { WaitlistStatus } from '../waitlist/waitlist-status.ts';
import { likeServerMessages } from './server-messages.ts';

/** A like or a pass, as it is sent. Source: member §3. */
export interface LikeDecision {
  liked: boolean;
  points?: number | undefined;
  comment?: string | undefined;
}

/** What is wrong with a decision beyond its shape, or null. */
export function likeProblem({ liked, points, comment }: LikeDecision): string | null {
  const hasMore = points !== undefined || comment !== undefined;
  return !liked && hasMore ? likeServerMessages.passTakesNothing : null;
}

/**
 * Whether somebody's membership rests, so that they may neither like nor pass. Those who were
 * accepted may: that they do so in another app is a matter of the page. Source: member §2.
 *
 * @param member with the status of their subscription, where they have one
 */
export function isSwipingPaused(member: {
  waitlistStatus: WaitlistStatus;
  subscriptionStatus: string | undefined;
}): boolean {
  return member.subscriptionStatus === 'paused' || member.waitlistStatus === 'subscription-paused';
}
