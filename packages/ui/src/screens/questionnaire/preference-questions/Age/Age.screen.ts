import { questionScreen } from '../../question-screen.ts';

export const preferenceAge = questionScreen('preferences', 'age', ['empty', 'answered']);
