import { questionScreen } from '../../question-screen.ts';

export const profileCannabis = questionScreen('profile', 'cannabis', [
  'empty',
  'yes',
  'sometimes',
  'no',
]);
