import type { Screen } from '../../../screen.ts';

export const rankCard: Screen = {
  id: 'rank-card',
  title: 'Rank card',
  area: 'waitlist',
  routes: ['/'],
  audience: 'member',
  source: ['member §2', 'member §7'],
  states: ['default', 'no-image', 'no-position'],
};
