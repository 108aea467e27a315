export { ForYouDeck, type ForYouDeckProps } from './ForYouDeck/ForYouDeck.tsx';
export { DeckTools, type DeckToolsProps } from './ForYouDeck/DeckTools.tsx';
export { ForYouPanel, type ForYouPanelProps } from './ForYouPanel/ForYouPanel.tsx';
export {
  NearbyDistanceDialog,
  type NearbyDistanceDialogProps,
} from './NearbyDistanceDialog/NearbyDistanceDialog.tsx';
export {
  PreferencesDialog,
  type PreferencesDialogProps,
} from './PreferencesDialog/PreferencesDialog.tsx';
