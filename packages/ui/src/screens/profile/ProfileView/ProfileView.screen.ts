import type { Screen } from '../../../screen.ts';

export const profileView: Screen = {
  id: 'profile-view',
  title: 'Profile view',
  area: 'profile',
  routes: [],
  audience: 'anyone',
  source: ['member §2'],
  states: [
    'full',
    'minimal',
    'verified',
    'accepted-badge',
    'not-accepted-badge',
    'no-badge',
    'like-shown',
    'already-liked',
    'no-like-handler',
    'loading',
  ],
};
