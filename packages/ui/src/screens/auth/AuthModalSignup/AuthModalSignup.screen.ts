import type { Screen } from '../../../screen.ts';

export const authModalSignup: Screen = {
  id: 'auth-modal-signup',
  title: 'Sign up',
  area: 'signup',
  routes: [],
  audience: 'visitor',
  source: ['member §2', 'member §4'],
  states: ['name', 'email', 'instagram'],
};
