import type { Screen } from '../../../screen.ts';

export const crashPage: Screen = {
  id: 'crash-page',
  title: 'Sorry, something went wrong',
  area: 'shell',
  routes: [],
  audience: 'anyone',
  source: ['member §2', 'member §8'],
  states: ['default'],
};
