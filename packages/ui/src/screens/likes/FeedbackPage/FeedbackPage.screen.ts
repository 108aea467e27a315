import type { Screen } from '../../../screen.ts';

export const feedbackPage: Screen = {
  id: 'feedback-page',
  title: 'Feedback',
  area: 'likes',
  routes: ['/feedback'],
  audience: 'member',
  source: ['member §2', 'member §5', 'member §9'],
  states: ['default', 'sent', 'passed', 'send-failed', 'empty', 'loading', 'failed'],
};
