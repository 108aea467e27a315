import { questionScreen } from '../../question-screen.ts';

export const preferenceDiets = questionScreen('preferences', 'diets', ['open-to-all', 'answered']);
