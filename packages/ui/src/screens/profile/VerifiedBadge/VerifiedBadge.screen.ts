import type { Screen } from '../../../screen.ts';

export const verifiedBadge: Screen = {
  id: 'verified-badge',
  title: 'Verified badge',
  area: 'profile',
  routes: [],
  audience: 'anyone',
  source: ['member §2'],
  states: ['shown', 'hidden'],
};
