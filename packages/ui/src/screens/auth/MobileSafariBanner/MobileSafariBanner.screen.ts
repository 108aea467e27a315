import type { Screen } from '../../../screen.ts';

export const mobileSafariBanner: Screen = {
  id: 'mobile-safari-banner',
  title: 'Apply for membership on our iOS app',
  area: 'auth',
  routes: [],
  audience: 'visitor',
  source: ['member §2'],
  states: ['default'],
};
