import type { Screen } from '../../../screen.ts';

export const signInDialog: Screen = {
  id: 'auth-modal',
  title: 'Sign in',
  area: 'auth',
  routes: [],
  audience: 'visitor',
  source: ['member §2', 'member §4'],
  states: [
    'step-intro',
    'step-phone',
    'step-code',
    'step-verified',
    'step-signup',
    'fading-out-450ms',
  ],
};
