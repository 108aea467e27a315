import { questionScreen } from '../../question-screen.ts';

export const profileCannabisDetails = questionScreen('profile', 'cannabisDetails', [
  'yes-options',
  'sometimes-options',
  'no-options',
  'skipped',
]);
