import type { Screen } from '../../../screen.ts';

export const forYouEndState: Screen = {
  id: 'for-you-end-state',
  title: "You've seen everyone who fits your preferences",
  area: 'for-you',
  routes: [],
  audience: 'member',
  source: ['member §2 (For-you deck)', 'admin §2 (Admin profiles)'],
  states: [
    'member',
    'no-one-yet',
    'no-one-skipped',
    'admin-without-widen',
    'reviewing',
    'review-failed',
  ],
};
