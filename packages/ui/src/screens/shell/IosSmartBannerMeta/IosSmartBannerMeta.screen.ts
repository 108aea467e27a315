import type { Screen } from '../../../screen.ts';

export const iosSmartBannerMeta: Screen = {
  id: 'ios-smart-banner-meta',
  title: 'Smart app banner',
  area: 'shell',
  routes: [],
  audience: 'anyone',
  source: ['member §1'],
  states: ['set', 'skipped-under-test-runner'],
};
