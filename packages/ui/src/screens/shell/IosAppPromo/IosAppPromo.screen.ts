import type { Screen } from '../../../screen.ts';

export const iosAppPromo: Screen = {
  id: 'ios-app-promo',
  title: 'iOS app',
  area: 'shell',
  routes: [],
  audience: 'anyone',
  source: ['member §1', 'member §2'],
  states: ['default'],
};
