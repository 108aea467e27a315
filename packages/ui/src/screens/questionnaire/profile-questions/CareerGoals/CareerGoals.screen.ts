import { questionScreen } from '../../question-screen.ts';

export const profileCareerGoals = questionScreen('profile', 'careerGoals', ['empty', 'answered']);
