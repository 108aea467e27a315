import { questionScreen } from '../../question-screen.ts';

export const profilePronoun = questionScreen('profile', 'pronoun', [
  'empty-can-continue',
  'answered',
]);
