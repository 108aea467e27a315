import { limits } from '../limits.ts';
import type { MembershipStanding } from './standing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The texts about a member's membership. Source: decision P-480. */
export const membershipStandingTexts: Record<MembershipStanding, string> = {
  none: 'You have no membership yet.',
  reserved: 'Your membership is reserved. There is no charge until you are accepted.',
  active: 'Your membership is active.',
  paused: 'Your membership is paused. Write to Live Support when you want to resume it.',
  failed: 'Your last payment did not go through, and your membership ended. Add a card to return.',
  cancelled: 'Your membership was cancelled. You can return whenever you like.',
};

/** The texts around plans, payments and subscriptions. Source: member §8, admin §2, §8. */
export const membershipMessages = {
  /** For a free reservation. Source: member §1; this text is ours, as are the next. */
  noCharge: 'No charge until you are accepted',
  reminder: `We remind you ${limits.firstChargeAfterMs / DAY_MS} days before the first billing.`,
  cardKept: 'Your card is saved for your membership.',
  cardCharged: (price: string) => `${price} will be charged to your card now.`,
  heldElsewhere: 'You already have a membership',
  noPlans: 'No plans are offered right now',
  freeMonthsAdded: 'Free subscription added successfully',
  freeMonthsNotAdded: 'Unable to add free subscription',
  preventRenewal: 'Prevent Sub Renewal?',
  renewalPrevented: 'Renewal prevented successful',
  paused: 'Subscription paused successful',
  resumed: 'Subscription resumed successful',
} as const;
