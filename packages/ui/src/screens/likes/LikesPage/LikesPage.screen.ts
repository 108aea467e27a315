import type { Screen } from '../../../screen.ts';

export const likesPage: Screen = {
  id: 'likes-page',
  title: 'Likes',
  area: 'likes',
  routes: ['/likes/:type?'],
  audience: 'member',
  source: ['member §2', 'member §2 (Like-request dialog)'],
  states: ['default', 'sent', 'empty', 'sent-empty', 'loading', 'failed'],
};
