import { questionScreen } from '../../question-screen.ts';

export const profileEducationLevel = questionScreen('profile', 'educationLevel', [
  'empty',
  'answered',
]);
