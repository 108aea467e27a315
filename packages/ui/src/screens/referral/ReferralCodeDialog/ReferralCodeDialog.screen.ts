import type { Screen } from '../../../screen.ts';

export const referralCodeDialog: Screen = {
  id: 'referral-code-dialog',
  title: 'Enter referral code',
  area: 'referral',
  routes: [],
  audience: 'member',
  source: ['member §2', 'member §4', 'member §5', 'member §8'],
  states: ['empty', 'submitting', 'invalid', 'refused', 'applied'],
};
