import type { Screen } from '../../../screen.ts';

export const matchedNotice: Screen = {
  id: 'you-matched-notice',
  title: 'You matched!',
  area: 'likes',
  routes: [],
  audience: 'member',
  source: ['member §4', 'member §8'],
  states: ['default'],
};
