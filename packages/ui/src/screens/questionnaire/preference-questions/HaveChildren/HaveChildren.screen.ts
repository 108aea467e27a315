import { questionScreen } from '../../question-screen.ts';

export const preferenceHaveChildren = questionScreen('preferences', 'haveChildren', [
  'open-to-all',
  'answered',
]);
