import type { Screen } from '../../../screen.ts';

export const photosStep: Screen = {
  id: 'profile-step-photos',
  title: 'Photos',
  area: 'signup',
  routes: ['/signup'],
  audience: 'member',
  source: ['member §2', 'member §5', 'member §8'],
  states: [
    'empty',
    'one-photo-with-hint',
    'three-photos',
    'rejected-photo',
    'saving',
    'save-failed',
  ],
};
