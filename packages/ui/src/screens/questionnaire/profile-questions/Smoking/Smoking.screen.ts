import { questionScreen } from '../../question-screen.ts';

export const profileSmoking = questionScreen('profile', 'smoking', [
  'empty',
  'yes',
  'sometimes',
  'no',
]);
