import type { Screen } from '../../../screen.ts';

export const authModalPhone: Screen = {
  id: 'auth-modal-phone',
  title: 'Your number',
  area: 'auth',
  routes: [],
  audience: 'visitor',
  source: ['member §2', 'member §4'],
  states: ['empty', 'invalid', 'valid', 'loading', 'error'],
};
