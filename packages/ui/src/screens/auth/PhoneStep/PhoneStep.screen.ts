import type { Screen } from '../../../screen.ts';

export const phoneStep: Screen = {
  id: 'login-phone-step',
  title: 'Your number',
  area: 'auth',
  routes: ['/login'],
  audience: 'visitor',
  source: ['member §2', 'member §4', 'member §5', 'member §8'],
  states: ['empty-disabled', 'invalid-error', 'valid', 'loading', 'cooling-down', 'send-failed'],
};
