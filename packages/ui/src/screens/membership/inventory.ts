import type { Screen } from '../../screen.ts';

/** The screens of the area, with the names in the product's list. */
export const inventory: readonly Screen[] = [
  {
    id: 'membership-plan-dialog',
    title: 'Become a member',
    routes: [],
    audience: 'member',
    source: ['member §2', 'member §3', 'member §4', 'member §8'],
    alsoCalled: ['pricing', 'subscription', 'plans', 'prices'],
    states: {
      full: 'screens-membership-membershipplandialog--full',
      short: 'screens-membership-membershipplandialog--short',
      'with-referrer': 'screens-membership-membershipplandialog--short',
      'no-referrer': 'screens-membership-membershipplandialog--full',
      'default-plan-selected': 'screens-membership-membershipplandialog--full',
      'discounted-plan': 'screens-membership-membershipplandialog--full',
      'gifted-plan': 'screens-membership-membershipplandialog--gifted-plan',
      'subscribe-failed': 'screens-membership-membershipplandialog--full',
      loading: 'screens-membership-membershipplandialog--loading',
      failed: 'screens-membership-membershipplandialog--failed',
      empty: 'screens-membership-membershipplandialog--empty',
    },
  },
  {
    id: 'payment-dialog',
    title: 'Payment Information',
    routes: [],
    audience: 'member',
    source: ['member §2', 'member §4', 'member §5', 'member §8'],
    alsoCalled: ['credit card', 'payment declined', 'card declined', 'checkout'],
    states: {
      empty: 'screens-membership-paymentdialog--empty',
      submitting: 'screens-membership-paymentdialog--empty',
      'provider-error': 'screens-membership-paymentdialog--provider-error',
      'complete-after-3s': 'screens-membership-paymentdialog--complete',
      'charged-now': 'screens-membership-paymentdialog--charged-now',
      'paid-in-another-tab': 'screens-membership-paymentdialog--paid-in-another-tab',
      loading: 'screens-membership-paymentdialog--loading',
      failed: 'screens-membership-paymentdialog--failed',
    },
  },
];
