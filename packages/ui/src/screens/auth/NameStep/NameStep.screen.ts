import type { Screen } from '../../../screen.ts';

export const nameStep: Screen = {
  id: 'signup-name-step',
  title: 'Name',
  area: 'signup',
  routes: ['/login'],
  audience: 'visitor',
  source: ['member §2', 'member §5'],
  states: ['empty', 'filled', 'error'],
};
