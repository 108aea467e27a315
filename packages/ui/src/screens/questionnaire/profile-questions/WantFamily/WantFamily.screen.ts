import { questionScreen } from '../../question-screen.ts';

export const profileWantFamily = questionScreen('profile', 'wantFamily', ['empty', 'answered']);
