import type { Screen } from '../../screen.ts';

/** The screens of the area, with the names in the product's list. */
export const inventory: readonly Screen[] = [
  {
    id: 'membership-plan-dialog',
    title: 'Become a member',
    audience: 'member',
    source: ['member §2', 'member §3', 'member §4', 'member §8'],
    alsoCalled: ['pricing', 'subscription', 'plans', 'prices'],
    states: {
      full: 'screens-membership-choose-a-plan--full',
      short: 'screens-membership-choose-a-plan--short',
      'with-referrer': 'screens-membership-choose-a-plan--short',
      'no-referrer': 'screens-membership-choose-a-plan--full',
      'default-plan-selected': 'screens-membership-choose-a-plan--full',
      'discounted-plan': 'screens-membership-choose-a-plan--full',
      'gifted-plan': 'screens-membership-choose-a-plan--gifted-plan',
      'subscribe-failed': 'screens-membership-choose-a-plan--full',
      loading: 'screens-membership-choose-a-plan--loading',
      failed: 'screens-membership-choose-a-plan--failed',
      empty: 'screens-membership-choose-a-plan--empty',
    },
  },
  {
    id: 'payment-dialog',
    title: 'Payment Information',
    audience: 'member',
    source: ['member §2', 'member §4', 'member §5', 'member §8'],
    alsoCalled: ['credit card', 'payment declined', 'card declined', 'checkout'],
    states: {
      empty: 'screens-membership-payment--empty',
      submitting: 'screens-membership-payment--empty',
      'provider-error': 'screens-membership-payment--provider-error',
      'complete-after-3s': 'screens-membership-payment--complete',
      'charged-now': 'screens-membership-payment--charged-now',
      'paid-in-another-tab': 'screens-membership-payment--paid-in-another-tab',
      loading: 'screens-membership-payment--loading',
      failed: 'screens-membership-payment--failed',
    },
  },
];
