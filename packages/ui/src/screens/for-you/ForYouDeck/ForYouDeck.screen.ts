import type { Screen } from '../../../screen.ts';

export const forYouDeck: Screen = {
  id: 'for-you-deck',
  title: 'For you',
  area: 'for-you',
  routes: ['/likes/for-you'],
  audience: 'member',
  source: ['member §2 (For-you deck)', 'member §9', 'admin §4 (Waitlist mode)'],
  states: [
    'loading',
    'profile',
    'overlay-400ms',
    'overlay-admin-200ms',
    'swipe-hidden-accepted',
    'swipe-hidden-paused',
    'end-member',
    'empty-from-the-start',
    'load-failed',
    'like-failed',
    'matched',
  ],
};
