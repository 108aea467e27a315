import type { Screen } from '../../../screen.ts';

export const forYouPanel: Screen = {
  id: 'for-you-panel',
  title: 'For you',
  area: 'for-you',
  routes: [],
  audience: 'member',
  source: ['member §2 (Preferences dialog)'],
  states: ['default'],
};
