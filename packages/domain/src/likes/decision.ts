import type { WaitlistStatus } from '../waitlist/waitlist-status.ts';
import { likeServerMessages } from './server-messages.ts';

/** A like or a pass, in the format of the request. Source: member §3. */
export interface LikeDecision {
  liked: boolean;
  points?: number | undefined;
  comment?: string | undefined;
}

/** The problem with a decision of valid shape, or null. */
export function likeProblem({ liked, points, comment }: LikeDecision): string | null {
  const hasMore = points !== undefined || comment !== undefined;
  return !liked && hasMore ? likeServerMessages.passTakesNothing : null;
}

/**
 * Whether a member's subscription is paused, so that they may neither like nor pass. Source: member §2.
 *
 * @param member with the status of their subscription, if they have one
 */
export function isSwipingPaused(member: {
  waitlistStatus: WaitlistStatus;
  subscriptionStatus: string | undefined;
}): boolean {
  return member.subscriptionStatus === 'paused' || member.waitlistStatus === 'subscription-paused';
}
