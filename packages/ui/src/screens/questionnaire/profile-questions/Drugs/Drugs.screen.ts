import { questionScreen } from '../../question-screen.ts';

export const profileDrugs = questionScreen('profile', 'drugs', ['empty', 'yes', 'sometimes', 'no']);
