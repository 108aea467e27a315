import { questionScreen } from '../../question-screen.ts';

export const profileAlcoholDetails = questionScreen('profile', 'alcoholDetails', [
  'yes-options',
  'sometimes-options',
  'no-options',
  'skipped',
]);
