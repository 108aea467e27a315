import type { Screen } from '../../../screen.ts';

export const membershipPlanDialog: Screen = {
  id: 'membership-plan-dialog',
  title: 'Become a member',
  area: 'membership',
  routes: [],
  audience: 'member',
  source: ['member §2', 'member §3', 'member §4', 'member §8'],
  states: [
    'full',
    'short',
    'with-referrer',
    'no-referrer',
    'default-plan-selected',
    'discounted-plan',
    'gifted-plan',
    'subscribe-failed',
    'loading',
    'failed',
    'empty',
  ],
};
