import type { Screen } from '../../../screen.ts';

export const usernameStep: Screen = {
  id: 'profile-step-username',
  title: 'Username',
  area: 'signup',
  routes: ['/signup'],
  audience: 'member',
  source: ['member §2', 'member §4', 'member §5'],
  states: [
    'idle',
    'loading',
    'valid',
    'invalid-short',
    'taken',
    'own-current-name',
    'check-failed',
  ],
};
