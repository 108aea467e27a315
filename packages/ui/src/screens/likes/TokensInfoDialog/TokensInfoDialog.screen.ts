import type { Screen } from '../../../screen.ts';

export const tokensInfoDialog: Screen = {
  id: 'tokens-info-dialog',
  title: 'How tokens work',
  area: 'likes',
  routes: [],
  audience: 'member',
  source: ['member §2 (Like-request dialog)', 'member §1'],
  states: ['default'],
};
