import type { Screen } from '../../../screen.ts';

export const matchesPage: Screen = {
  id: 'matches-page',
  title: 'Matches',
  area: 'likes',
  routes: ['/matches'],
  audience: 'member',
  source: ['member §2', 'member §7'],
  states: ['default', 'empty', 'loading', 'failed', 'unmatching', 'unmatch-failed', 'with-chat'],
};
