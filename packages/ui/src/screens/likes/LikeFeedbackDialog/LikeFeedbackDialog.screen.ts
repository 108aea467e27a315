import type { Screen } from '../../../screen.ts';

export const likeFeedbackDialog: Screen = {
  id: 'like-feedback-dialog',
  title: 'Like feedback',
  area: 'likes',
  routes: [],
  audience: 'member',
  source: ['member §5', 'member §9'],
  states: ['default', 'failed'],
};
