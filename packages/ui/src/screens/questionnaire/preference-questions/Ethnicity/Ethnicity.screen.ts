import { questionScreen } from '../../question-screen.ts';

export const preferenceEthnicity = questionScreen('preferences', 'ethnicity', [
  'open-to-all',
  'answered',
]);
