import { questionScreen } from '../../question-screen.ts';

export const profilePolitics = questionScreen('profile', 'politics', ['empty', 'answered']);
