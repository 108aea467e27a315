import type { Screen } from '../../../screen.ts';

export const introStep: Screen = {
  id: 'login-intro-step',
  title: 'Get Started',
  area: 'auth',
  routes: ['/login'],
  audience: 'visitor',
  source: ['member §2', 'decision A-04'],
  states: ['default', 'trouble', 'resending', 'resend-failed'],
};
