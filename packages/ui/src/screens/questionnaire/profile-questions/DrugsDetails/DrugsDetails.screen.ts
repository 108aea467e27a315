import { questionScreen } from '../../question-screen.ts';

export const profileDrugsDetails = questionScreen('profile', 'drugsDetails', [
  'yes-options',
  'sometimes-options',
  'no-options',
  'skipped',
]);
