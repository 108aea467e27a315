import { questionScreen } from '../../question-screen.ts';

export const profileFitnessActivities = questionScreen('profile', 'fitnessActivities', [
  'empty',
  'answered',
  'skipped',
]);
