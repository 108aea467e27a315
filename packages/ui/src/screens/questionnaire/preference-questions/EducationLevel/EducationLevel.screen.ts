import { questionScreen } from '../../question-screen.ts';

export const preferenceEducationLevel = questionScreen('preferences', 'educationLevel', [
  'open-to-all',
  'answered',
]);
