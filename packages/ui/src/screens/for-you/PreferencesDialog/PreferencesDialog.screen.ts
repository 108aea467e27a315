import type { Screen } from '../../../screen.ts';

export const preferencesDialog: Screen = {
  id: 'preferences-dialog',
  title: 'Preferences',
  area: 'for-you',
  routes: [],
  audience: 'member',
  source: ['member §2 (Preferences dialog)', 'member §5', 'member §8'],
  states: [
    'loaded',
    'no-changes-closes',
    'location-missing-coordinates',
    'saving',
    'saved',
    'failed',
  ],
};
