export { deckAccess, type DeckAccess } from './deck-access.ts';
export { milesBetween } from './distance.ts';
export { admitsGender, deckEligibility, type DeckSearch } from './deck-eligibility.ts';
export { inCommon, youBoth, type InCommon } from './in-common.ts';
export { forYouMessages } from './messages.ts';
export {
  preferencesOf,
  preferencesProblem,
  preferencesUpdate,
  type Preferences,
} from './preferences.ts';
export { swipeOutcome } from './swipe.ts';
