import { questionScreen } from '../../question-screen.ts';

export const preferenceHeight = questionScreen('preferences', 'height', [
  'empty',
  'answered',
  'thumbs-at-minimum-distance',
]);
