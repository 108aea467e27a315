import type { Screen } from '../../../screen.ts';

export const likeReplyDialog: Screen = {
  id: 'like-request-dialog-reply',
  title: 'Reply to a like request',
  area: 'likes',
  routes: [],
  audience: 'member',
  source: ['member §2 (Like-request dialog)', 'member §4', 'member §8'],
  states: ['default', 'without-comment', 'sending', 'failed', 'declined', 'matched'],
};
