import type { Screen } from '../../../screen.ts';

export const offlineBanner: Screen = {
  id: 'offline-banner',
  title: 'You are offline',
  area: 'shell',
  routes: [],
  audience: 'anyone',
  source: ['member §8'],
  states: ['default', 'narrow'],
};
