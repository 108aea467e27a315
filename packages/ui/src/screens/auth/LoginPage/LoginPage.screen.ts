import type { Screen } from '../../../screen.ts';

export const loginPage: Screen = {
  id: 'login-page',
  title: 'Sign in',
  area: 'auth',
  routes: ['/login', '/login/:event_id', '/login/hostinvite/:link_id'],
  audience: 'visitor',
  source: ['member §2'],
  states: [
    'default',
    'phone',
    'code',
    'signup',
    'event-variant',
    'event-unknown',
    'host-invite-variant',
    'magic-token',
    'magic-token-refused',
    'magic-token-unreachable',
    'magic-token-signed-in',
    'redirect-when-signed-in',
  ],
};
