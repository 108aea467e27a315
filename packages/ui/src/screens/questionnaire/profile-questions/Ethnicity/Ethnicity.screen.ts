import { questionScreen } from '../../question-screen.ts';

export const profileEthnicity = questionScreen('profile', 'ethnicity', ['empty', 'answered']);
