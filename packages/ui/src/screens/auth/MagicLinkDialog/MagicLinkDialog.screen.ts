import type { Screen } from '../../../screen.ts';

export const magicLinkDialog: Screen = {
  id: 'magic-link-overlay',
  title: 'Sign in on another device',
  area: 'auth',
  routes: [],
  audience: 'member',
  source: ['member §2', 'member §4', 'member §7', 'member §8', 'member §9'],
  states: [
    'loading',
    'counting',
    'copied',
    'emailed',
    'email-failed',
    'expired-copy-refused',
    'failed',
  ],
};
