import type { Screen } from '../../../screen.ts';

export const waitlistPage: Screen = {
  id: 'home-waitlist-view',
  title: "You're on the waitlist!",
  area: 'waitlist',
  routes: ['/'],
  audience: 'member',
  source: ['member §2', 'member §6'],
  states: [
    'waitlisted',
    'incomplete-profile',
    'in-database',
    'payment-incomplete',
    'membership-title',
    'membership-active',
    'membership-paused',
    'membership-failed',
    'membership-cancelled',
    'admin-with-toggle',
    'no-position',
    'loading',
    'failed',
  ],
};
