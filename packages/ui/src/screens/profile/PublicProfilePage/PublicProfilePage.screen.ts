import type { Screen } from '../../../screen.ts';

export const publicProfilePage: Screen = {
  id: 'public-profile-page',
  title: 'Public profile',
  area: 'profile',
  routes: ['/@:slug'],
  audience: 'anyone',
  source: ['member §2', 'member §6', 'member §7'],
  states: [
    'by-username',
    'by-id',
    'visitor',
    'signed-in',
    'own-profile',
    'not-found',
    'loading',
    'failed',
  ],
};
