import type { Screen } from '../../../screen.ts';

export const profileImageCarousel: Screen = {
  id: 'profile-image-carousel',
  title: 'Profile image carousel',
  area: 'profile',
  routes: [],
  audience: 'anyone',
  source: ['member §2', 'member §8'],
  states: [
    'single',
    'several',
    'no-images',
    'rejected-excluded',
    'profile-image-first',
    'broken-image-fallback',
  ],
};
