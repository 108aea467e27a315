import type { Screen } from '../../screen.ts';

/** The screens of the area, with the names in the product's list. */
export const inventory: readonly Screen[] = [
  {
    id: 'for-you-deck',
    title: 'For you',
    routes: ['/likes/for-you'],
    audience: 'member',
    source: ['member §2 (For-you deck)', 'member §9', 'admin §4 (Waitlist mode)'],
    alsoCalled: ['swipe', 'browse', 'match'],
    mockup: 'deck',
    states: {
      loading: 'screens-for-you-deck--loading',
      profile: 'screens-for-you-deck--profile',
      'overlay-400ms': 'screens-for-you-deck--profile',
      'overlay-admin-200ms': 'screens-for-you-deck--profile',
      'swipe-hidden-accepted': 'screens-for-you-deck--swipe-hidden-accepted',
      'swipe-hidden-paused': 'screens-for-you-deck--swipe-hidden-accepted',
      'end-member': 'screens-for-you-end-of-the-deck--member',
      'empty-from-the-start': 'screens-for-you-deck--empty-from-the-start',
      'load-failed': 'screens-for-you-deck--load-failed',
      'like-failed': 'screens-for-you-deck--like-failed',
      matched: 'screens-for-you-deck--matched',
    },
  },
  {
    id: 'for-you-end-state',
    title: "You've seen everyone who fits your preferences",
    audience: 'member',
    source: ['member §2 (For-you deck)', 'admin §2 (Admin profiles)'],
    states: {
      member: 'screens-for-you-end-of-the-deck--member',
      'no-one-yet': 'screens-for-you-end-of-the-deck--no-one-yet',
      'no-one-skipped': 'screens-for-you-end-of-the-deck--member',
      'admin-without-widen': 'screens-for-you-end-of-the-deck--admin-without-widen',
      reviewing: 'screens-for-you-end-of-the-deck--member',
      'review-failed': 'screens-for-you-end-of-the-deck--member',
    },
  },
  {
    id: 'for-you-panel',
    title: 'For you',
    audience: 'member',
    source: ['member §2 (Preferences dialog)'],
    states: { default: 'screens-for-you-for-you--default' },
  },
  {
    id: 'preferences-dialog',
    title: 'Preferences',
    audience: 'member',
    source: ['member §2 (Preferences dialog)', 'member §5', 'member §8'],
    alsoCalled: ['filters', 'age range', 'distance'],
    states: {
      loaded: 'screens-for-you-dating-preferences--loaded',
      'no-changes-closes': 'screens-for-you-dating-preferences--loaded',
      'location-missing-coordinates':
        'screens-for-you-dating-preferences--location-missing-coordinates',
      saving: 'screens-for-you-dating-preferences--loaded',
      saved: 'screens-for-you-dating-preferences--loaded',
      failed: 'screens-for-you-dating-preferences--failed',
    },
  },
  {
    id: 'preference-selector-dialog',
    title: 'Looking for',
    audience: 'member',
    source: ['member §2 (Preferences dialog)'],
    states: {
      default: 'screens-for-you-preference-selector--default',
      'none-chosen': 'screens-for-you-preference-selector--none-chosen',
    },
  },
  {
    id: 'nearby-distance-modal',
    title: 'Nearby',
    audience: 'member',
    source: ['member §2 (Preferences dialog)', 'member §9'],
    alsoCalled: ['radius'],
    states: {
      'default-50': 'screens-for-you-nearby-distance--default-50',
      zero: 'screens-for-you-nearby-distance--default-50',
      'max-with-plus': 'screens-for-you-nearby-distance--max-with-plus',
    },
  },
  {
    id: 'deck-loading-overlay',
    title: 'Deck loading overlay',
    audience: 'member',
    source: ['member §2 (For-you deck)'],
    states: {
      'admin-200ms': 'components-people-deckoverlay--default',
      'others-400ms': 'components-people-deckoverlay--default',
    },
  },
  {
    id: 'age-range-slider',
    title: 'Age range',
    audience: 'member',
    source: ['member §2', 'member §5'],
    states: {
      default: 'components-inputs-rangeslider--default',
      ends: 'components-inputs-rangeslider--states',
    },
  },
];
