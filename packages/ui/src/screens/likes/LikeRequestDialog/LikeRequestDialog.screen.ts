import type { Screen } from '../../../screen.ts';

export const likeRequestDialog: Screen = {
  id: 'like-request-dialog-send',
  title: 'Like request',
  area: 'likes',
  routes: [],
  audience: 'member',
  source: ['member §2 (Like-request dialog)', 'member §4', 'member §8'],
  states: ['default', 'minus-disabled-at-10', 'without-tokens', 'sending', 'failed', 'matched'],
};
