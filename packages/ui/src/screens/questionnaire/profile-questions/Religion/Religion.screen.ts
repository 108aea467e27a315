import { questionScreen } from '../../question-screen.ts';

export const profileReligion = questionScreen('profile', 'religion', ['empty', 'answered']);
