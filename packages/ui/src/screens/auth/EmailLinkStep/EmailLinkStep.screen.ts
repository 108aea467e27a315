import type { Screen } from '../../../screen.ts';

export const emailLinkStep: Screen = {
  id: 'login-email-link-step',
  title: 'Sign in by email',
  area: 'auth',
  routes: ['/login'],
  audience: 'visitor',
  source: ['member §7', 'decision A-04'],
  states: ['empty', 'invalid', 'sending', 'sent', 'failed'],
};
