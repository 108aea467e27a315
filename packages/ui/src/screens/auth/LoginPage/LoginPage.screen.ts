import type { Screen } from '../../../screen.ts';

export const loginPage: Screen = {
  id: 'login-page',
  title: 'Sign in',
  area: 'auth',
  routes: ['/login'],
  audience: 'visitor',
  source: ['member §2'],
  states: ['default', 'phone', 'code', 'signup'],
};
