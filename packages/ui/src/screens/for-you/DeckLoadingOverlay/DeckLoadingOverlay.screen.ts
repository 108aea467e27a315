import type { Screen } from '../../../screen.ts';

export const deckLoadingOverlay: Screen = {
  id: 'deck-loading-overlay',
  title: 'Deck loading overlay',
  area: 'for-you',
  routes: [],
  audience: 'member',
  source: ['member §2 (For-you deck)'],
  states: ['admin-200ms', 'others-400ms'],
};
