import type { Screen } from '../../../screen.ts';

export const emailStep: Screen = {
  id: 'signup-email-step',
  title: 'Email',
  area: 'signup',
  routes: ['/login'],
  audience: 'visitor',
  source: ['member §2', 'member §5'],
  states: ['empty', 'invalid', 'valid'],
};
