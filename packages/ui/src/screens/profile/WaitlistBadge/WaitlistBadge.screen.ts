import type { Screen } from '../../../screen.ts';

export const waitlistBadge: Screen = {
  id: 'waitlist-badge',
  title: 'Waitlist badge',
  area: 'profile',
  routes: [],
  audience: 'member',
  source: ['member §2'],
  states: ['accepted', 'not-accepted', 'absent'],
};
