import { questionScreen } from '../../question-screen.ts';

export const profileIntention = questionScreen('profile', 'intention', ['empty', 'answered']);
