import type { Screen } from '../../../screen.ts';

export const socialCallbackPage: Screen = {
  id: 'social-account-callback',
  title: 'Link an account',
  area: 'profile',
  routes: ['/accounts/:platform'],
  audience: 'member',
  source: ['member §2', 'member §8', 'admin §2'],
  states: ['linking', 'linked', 'failed-closes-after-2s', 'failed-in-page'],
};
