import type { Screen } from '../../../screen.ts';

export const tokenPage: Screen = {
  id: 'token-page',
  title: 'Choose a new password',
  area: 'auth',
  routes: ['/token'],
  audience: 'anyone',
  source: ['member §2', 'member §7'],
  states: [
    'default',
    'token-entry',
    'token-missing-error',
    'password-too-short-error',
    'saving',
    'saved',
    'link-refused',
  ],
};
