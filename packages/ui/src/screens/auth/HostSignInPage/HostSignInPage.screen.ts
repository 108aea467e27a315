import type { Screen } from '../../../screen.ts';

export const hostSignInPage: Screen = {
  id: 'host-sign-in',
  title: 'Host Sign In',
  area: 'auth',
  routes: ['/login', '/login/:event_id', '/login/hostinvite/:link_id'],
  audience: 'visitor',
  source: ['events §2', 'events §5', 'events §7', 'events §8', 'decision C-26'],
  states: [
    'empty',
    'email-empty-error',
    'email-invalid-error',
    'password-empty-error',
    'submitting',
    'failed-button-resets',
    'magic-token',
    'with-event-id',
    'host-invite',
  ],
};
