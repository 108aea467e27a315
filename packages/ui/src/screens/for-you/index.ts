export { ForYouDeck } from './ForYouDeck/ForYouDeck.tsx';
export { DeckTools } from './ForYouDeck/DeckTools.tsx';
export { ForYouPanel } from './ForYouPanel/ForYouPanel.tsx';
export { NearbyDistanceDialog } from './NearbyDistanceDialog/NearbyDistanceDialog.tsx';
export { PreferencesDialog } from './PreferencesDialog/PreferencesDialog.tsx';
