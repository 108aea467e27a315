import { questionScreen } from '../../question-screen.ts';

export const profileDiet = questionScreen('profile', 'diet', ['empty', 'answered']);
