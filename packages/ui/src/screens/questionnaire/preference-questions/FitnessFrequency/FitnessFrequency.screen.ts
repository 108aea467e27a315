import { questionScreen } from '../../question-screen.ts';

export const preferenceFitnessFrequency = questionScreen('preferences', 'fitnessFrequency', [
  'open-to-all',
  'answered',
]);
