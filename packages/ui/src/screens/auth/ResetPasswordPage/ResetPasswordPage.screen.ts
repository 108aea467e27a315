import type { Screen } from '../../../screen.ts';

export const resetPasswordPage: Screen = {
  id: 'reset-password-page',
  title: 'Forgot password?',
  area: 'auth',
  routes: ['/reset_password'],
  audience: 'visitor',
  source: ['member §2', 'member §7', 'events §2'],
  states: ['default', 'email-empty-error', 'email-invalid-error', 'sending', 'sent', 'failed'],
};
