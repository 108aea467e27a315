import type { Screen } from '../../../screen.ts';

export const paymentDialog: Screen = {
  id: 'payment-dialog',
  title: 'Payment Information',
  area: 'membership',
  routes: [],
  audience: 'member',
  source: ['member §2', 'member §4', 'member §5', 'member §8'],
  states: [
    'empty',
    'submitting',
    'provider-error',
    'complete-after-3s',
    'charged-now',
    'paid-in-another-tab',
    'loading',
    'failed',
  ],
};
