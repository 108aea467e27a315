import type { Screen } from '../../../screen.ts';

export const imageFallback: Screen = {
  id: 'image-fallback',
  title: 'Default picture',
  area: 'profile',
  routes: [],
  audience: 'member',
  source: ['member §8', 'events §8'],
  states: ['broken-image'],
};
