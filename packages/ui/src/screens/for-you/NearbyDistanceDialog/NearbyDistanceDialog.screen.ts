import type { Screen } from '../../../screen.ts';

export const nearbyDistanceDialog: Screen = {
  id: 'nearby-distance-modal',
  title: 'Nearby',
  area: 'for-you',
  routes: [],
  audience: 'member',
  source: ['member §2 (Preferences dialog)', 'member §9'],
  states: ['default-50', 'zero', 'max-with-plus'],
};
