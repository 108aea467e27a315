import type { Screen } from '../../../screen.ts';

export const fullAccessDialog: Screen = {
  id: 'full-access-dialog',
  title: 'Congratulations, you have full access',
  area: 'tickets',
  routes: [],
  audience: 'member',
  source: ['member §4', 'events §2'],
  states: ['opens-after-1s'],
};
