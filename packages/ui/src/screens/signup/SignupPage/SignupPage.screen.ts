import type { Screen } from '../../../screen.ts';

export const signupPage: Screen = {
  id: 'signup-page',
  title: 'Sign up',
  area: 'signup',
  routes: ['/signup'],
  audience: 'anyone',
  source: ['member §2'],
  states: ['phone', 'name', 'email', 'instagram', 'profile-steps'],
};
