import type { Screen } from '../../../screen.ts';

export const imageCropDialog: Screen = {
  id: 'image-crop-dialog',
  title: 'Crop the picture',
  area: 'profile',
  routes: [],
  audience: 'member',
  source: ['member §9', 'events §4', 'events §2'],
  states: ['manual', 'auto-crop-500ms'],
};
