import type { Screen } from '../../../screen.ts';

export const acceptedPage: Screen = {
  id: 'home-accepted-view',
  title: "YOU'RE ACCEPTED, Download the app to explore the Universe",
  area: 'waitlist',
  routes: ['/'],
  audience: 'member',
  source: ['member §2', 'member §4'],
  states: [
    'default',
    'without-membership',
    'membership-paused',
    'admin-with-toggle',
    'just-accepted',
    'no-position',
    'loading',
    'failed',
  ],
};
