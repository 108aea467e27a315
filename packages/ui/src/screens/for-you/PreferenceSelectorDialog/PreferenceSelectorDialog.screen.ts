import type { Screen } from '../../../screen.ts';

export const preferenceSelectorDialog: Screen = {
  id: 'preference-selector-dialog',
  title: 'Looking for',
  area: 'for-you',
  routes: [],
  audience: 'member',
  source: ['member §2 (Preferences dialog)'],
  states: ['default', 'none-chosen'],
};
