import { questionScreen } from '../../question-screen.ts';

export const profileCareerGoalsDetails = questionScreen('profile', 'careerGoalsDetails', [
  'empty',
  'answered',
  'skipped',
]);
