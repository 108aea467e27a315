import type { Screen } from '../../../screen.ts';

export const verifiedStep: Screen = {
  id: 'login-verified-state',
  title: 'You are verified',
  area: 'auth',
  routes: ['/login'],
  audience: 'visitor',
  source: ['member §2', 'member §4', 'member §9'],
  states: ['shown', 'failed'],
};
