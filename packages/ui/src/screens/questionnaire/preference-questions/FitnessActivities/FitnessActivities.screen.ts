import { questionScreen } from '../../question-screen.ts';

export const preferenceFitnessActivities = questionScreen('preferences', 'fitnessActivities', [
  'open-to-all',
  'answered',
  'skipped',
]);
