import { questionScreen } from '../../question-screen.ts';

export const preferenceReligion = questionScreen('preferences', 'religion', [
  'open-to-all',
  'answered',
]);
