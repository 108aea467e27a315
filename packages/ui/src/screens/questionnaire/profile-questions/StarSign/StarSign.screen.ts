import { questionScreen } from '../../question-screen.ts';

export const profileStarSign = questionScreen('profile', 'starSign', ['empty', 'answered']);
