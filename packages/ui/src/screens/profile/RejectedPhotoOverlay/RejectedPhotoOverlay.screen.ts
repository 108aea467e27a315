import type { Screen } from '../../../screen.ts';

export const rejectedPhotoOverlay: Screen = {
  id: 'rejected-photo-overlay',
  title: 'Rejected',
  area: 'profile',
  routes: [],
  audience: 'member',
  source: ['member §3', 'member §8'],
  states: ['with-reason'],
};
