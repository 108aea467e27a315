import { questionScreen } from '../../question-screen.ts';

export const profileFitnessFrequency = questionScreen('profile', 'fitnessFrequency', [
  'empty',
  'answered',
  'never-skips-next',
]);
