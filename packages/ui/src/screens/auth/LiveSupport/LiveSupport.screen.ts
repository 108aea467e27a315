import type { Screen } from '../../../screen.ts';

export const liveSupport: Screen = {
  id: 'live-support',
  title: 'Live Support',
  area: 'auth',
  routes: [],
  audience: 'anyone',
  source: ['member §2', 'member §6'],
  states: ['footer', 'logged-out-small-menu'],
};
