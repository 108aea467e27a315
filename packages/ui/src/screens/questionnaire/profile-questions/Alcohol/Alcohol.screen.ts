import { questionScreen } from '../../question-screen.ts';

export const profileAlcohol = questionScreen('profile', 'alcohol', [
  'empty',
  'yes',
  'sometimes',
  'no',
]);
