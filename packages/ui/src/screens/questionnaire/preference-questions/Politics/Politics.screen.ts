import { questionScreen } from '../../question-screen.ts';

export const preferencePolitics = questionScreen('preferences', 'politics', [
  'open-to-all',
  'answered',
]);
