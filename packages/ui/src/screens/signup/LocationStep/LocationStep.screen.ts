import type { Screen } from '../../../screen.ts';

export const locationStep: Screen = {
  id: 'profile-step-location',
  title: 'Location',
  area: 'signup',
  routes: ['/signup'],
  audience: 'member',
  source: ['member §2', 'member §5', 'member §8'],
  states: ['empty', 'suggestions', 'chosen', 'no-location-error', 'invalid-location-error'],
};
