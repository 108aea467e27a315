import {
  subscriptionActions,
  type SubscriptionActions,
  type SubscriptionStatus,
} from '../membership/subscription-actions.ts';
import { valueInWords } from '../value-label.ts';
import { adminDay } from './admin-date.ts';

interface MemberSubscription {
  status: SubscriptionStatus;
  active: boolean;
  /** Cents of US dollars. */
  amount?: number | null | undefined;
  nextChargeAt?: string | null | undefined;
  migrateToReplacementPlanAfterCancellation?: boolean | undefined;
}

/** The actions that the user page offers. */
export interface MemberSubscriptionActions extends SubscriptionActions {
  addFreeMonths: boolean;
}

const NONE: MemberSubscriptionActions = {
  pause: false,
  resume: false,
  addFreeMonths: false,
  preventRenewal: false,
};

/**
 * The actions on the subscription of a member: none unless it is active, and free months with pause or resume.
 * Source: admin §2, §4.
 */
export function memberSubscriptionActions(
  subscription: MemberSubscription | undefined,
): MemberSubscriptionActions {
  if (subscription?.active !== true) return NONE;
  const actions = subscriptionActions(subscription);
  return { ...actions, addFreeMonths: actions.pause || actions.resume };
}

/** The facts of a subscription in words; null for a missing value. */
export interface SubscriptionFacts {
  status: string | null;
  amount: string | null;
  nextChargeAt: string | null;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The status in capitals, the amount in US dollars, and the day of the next charge. Source: admin §2, §9. */
export function subscriptionFacts(subscription: MemberSubscription | undefined): SubscriptionFacts {
  const { status, amount, nextChargeAt } = subscription ?? {};
  return {
    status: status === undefined ? null : valueInWords(status).toUpperCase(),
    amount: typeof amount === 'number' ? dollars.format(amount / 100) : null,
    nextChargeAt: typeof nextChargeAt === 'string' ? adminDay(nextChargeAt) : null,
  };
}
