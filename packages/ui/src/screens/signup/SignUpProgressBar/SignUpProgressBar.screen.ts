import type { Screen } from '../../../screen.ts';

export const signUpProgressBar: Screen = {
  id: 'signup-progress-bar',
  title: 'Progress',
  area: 'signup',
  routes: [],
  audience: 'member',
  source: ['member §2'],
  states: ['sign-up-1-of-3', 'sign-up-2-of-3', 'sign-up-3-of-3', 'profile-1-to-9-of-9'],
};
