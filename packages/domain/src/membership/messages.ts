import { limits } from '../limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Texts around plans, payments and subscriptions. Source: member §8, admin §2, §8. */
export const membershipMessages = {
  /** Of a free reservation. Source: member §1; the words are ours, as are the next. */
  noCharge: 'No charge until you are accepted',
  reminder: `You are reminded ${limits.firstChargeAfterMs / DAY_MS} days before the first billing.`,
  cardKept: 'Your card is kept for your membership.',
  cardCharged: (price: string) => `${price} will be charged to your card now.`,
  noPlans: 'No plans are offered right now',
  freeMonthsAdded: 'Free subscription added successfully',
  freeMonthsNotAdded: 'Unable to add free subscription',
  preventRenewal: 'Prevent Sub Renewal?',
  renewalPrevented: 'Renewal prevented successful',
  paused: 'Subscription paused successful',
  resumed: 'Subscription resumed successful',
} as const;
