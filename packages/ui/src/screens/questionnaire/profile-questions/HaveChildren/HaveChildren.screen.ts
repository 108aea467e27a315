import { questionScreen } from '../../question-screen.ts';

export const profileHaveChildren = questionScreen('profile', 'haveChildren', ['empty', 'answered']);
