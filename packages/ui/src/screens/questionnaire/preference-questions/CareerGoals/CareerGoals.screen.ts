import { questionScreen } from '../../question-screen.ts';

export const preferenceCareerGoals = questionScreen('preferences', 'careerGoals', [
  'open-to-all',
  'answered',
]);
