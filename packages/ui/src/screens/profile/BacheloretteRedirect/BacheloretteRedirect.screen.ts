import type { Screen } from '../../../screen.ts';

export const bacheloretteRedirect: Screen = {
  id: 'bachelorette-redirect',
  title: 'Bachelorette redirect',
  area: 'profile',
  routes: ['/bachelorette/:slug'],
  audience: 'anyone',
  source: ['member §2', 'events §2'],
  states: ['redirecting'],
};
