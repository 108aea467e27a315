import type { Screen } from '../../../screen.ts';

export const codeStep: Screen = {
  id: 'login-code-step',
  title: 'Enter the code',
  area: 'auth',
  routes: ['/login'],
  audience: 'visitor',
  source: ['member §2', 'member §4', 'member §5', 'member §8'],
  states: [
    'empty',
    'partial',
    'verifying',
    'invalid-code-error',
    'resending',
    'resent',
    'resend-cooling-down',
    'resend-failed',
  ],
};
