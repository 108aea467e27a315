import { questionScreen } from '../../question-screen.ts';

export const profileSmokingDetails = questionScreen('profile', 'smokingDetails', [
  'yes-options',
  'sometimes-options',
  'no-options',
  'skipped',
]);
