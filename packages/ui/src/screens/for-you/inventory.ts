import type { Screen } from '../../screen.ts';

/** The screens of the area, with the names in the product's list. */
export const inventory: readonly Screen[] = [
  {
    id: 'for-you-deck',
    title: 'For you',
    routes: ['/likes/for-you'],
    audience: 'member',
    source: ['member §2 (For-you deck)', 'member §9', 'admin §4 (Waitlist mode)'],
    states: {
      loading: 'screens-for-you-foryoudeck--loading',
      profile: 'screens-for-you-foryoudeck--profile',
      'overlay-400ms': 'screens-for-you-foryoudeck--profile',
      'overlay-admin-200ms': 'screens-for-you-foryoudeck--profile',
      'swipe-hidden-accepted': 'screens-for-you-foryoudeck--swipe-hidden-accepted',
      'swipe-hidden-paused': 'screens-for-you-foryoudeck--swipe-hidden-accepted',
      'end-member': 'screens-for-you-foryouendstate--member',
      'empty-from-the-start': 'screens-for-you-foryoudeck--empty-from-the-start',
      'load-failed': 'screens-for-you-foryoudeck--load-failed',
      'like-failed': 'screens-for-you-foryoudeck--like-failed',
      matched: 'screens-for-you-foryoudeck--matched',
    },
  },
  {
    id: 'for-you-end-state',
    title: "You've seen everyone who fits your preferences",
    routes: [],
    audience: 'member',
    source: ['member §2 (For-you deck)', 'admin §2 (Admin profiles)'],
    states: {
      member: 'screens-for-you-foryouendstate--member',
      'no-one-yet': 'screens-for-you-foryouendstate--no-one-yet',
      'no-one-skipped': 'screens-for-you-foryouendstate--member',
      'admin-without-widen': 'screens-for-you-foryouendstate--admin-without-widen',
      reviewing: 'screens-for-you-foryouendstate--member',
      'review-failed': 'screens-for-you-foryouendstate--member',
    },
  },
  {
    id: 'for-you-panel',
    title: 'For you',
    routes: [],
    audience: 'member',
    source: ['member §2 (Preferences dialog)'],
    states: { default: 'screens-for-you-foryoupanel--default' },
  },
  {
    id: 'preferences-dialog',
    title: 'Preferences',
    routes: [],
    audience: 'member',
    source: ['member §2 (Preferences dialog)', 'member §5', 'member §8'],
    states: {
      loaded: 'screens-for-you-preferencesdialog--loaded',
      'no-changes-closes': 'screens-for-you-preferencesdialog--loaded',
      'location-missing-coordinates':
        'screens-for-you-preferencesdialog--location-missing-coordinates',
      saving: 'screens-for-you-preferencesdialog--loaded',
      saved: 'screens-for-you-preferencesdialog--loaded',
      failed: 'screens-for-you-preferencesdialog--failed',
    },
  },
  {
    id: 'preference-selector-dialog',
    title: 'Looking for',
    routes: [],
    audience: 'member',
    source: ['member §2 (Preferences dialog)'],
    states: {
      default: 'screens-for-you-preferenceselectordialog--default',
      'none-chosen': 'screens-for-you-preferenceselectordialog--none-chosen',
    },
  },
  {
    id: 'nearby-distance-modal',
    title: 'Nearby',
    routes: [],
    audience: 'member',
    source: ['member §2 (Preferences dialog)', 'member §9'],
    states: {
      'default-50': 'screens-for-you-nearbydistancedialog--default-50',
      zero: 'screens-for-you-nearbydistancedialog--default-50',
      'max-with-plus': 'screens-for-you-nearbydistancedialog--max-with-plus',
    },
  },
  {
    id: 'deck-loading-overlay',
    title: 'Deck loading overlay',
    routes: [],
    audience: 'member',
    source: ['member §2 (For-you deck)'],
    states: {
      'admin-200ms': 'components-deckoverlay--default',
      'others-400ms': 'components-deckoverlay--default',
    },
  },
];
