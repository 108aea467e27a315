import type { Screen } from '../../../screen.ts';

export const photoSlot: Screen = {
  id: 'photo-slot',
  title: 'Photo slot',
  area: 'signup',
  routes: [],
  audience: 'member',
  source: ['member §5', 'member §8'],
  states: ['empty', 'filled', 'slot-0-no-remove', 'rejected', 'uploading', 'broken'],
};
