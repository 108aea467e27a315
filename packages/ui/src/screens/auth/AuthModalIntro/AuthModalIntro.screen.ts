import type { Screen } from '../../../screen.ts';

export const authModalIntro: Screen = {
  id: 'auth-modal-intro',
  title: 'Get Started',
  area: 'auth',
  routes: [],
  audience: 'visitor',
  source: ['member §2', 'member §4'],
  states: ['default'],
};
