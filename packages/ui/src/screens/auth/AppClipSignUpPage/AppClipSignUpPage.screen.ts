import type { Screen } from '../../../screen.ts';

export const appClipSignUpPage: Screen = {
  id: 'app-clip-signup-page',
  title: 'App clip sign-up',
  area: 'auth',
  routes: ['/ac/signup'],
  audience: 'anyone',
  source: ['member §2'],
  states: ['default'],
};
