import type { Screen } from '../../screen.ts';

/** The screens of the area, with the names in the product's list. */
export const inventory: readonly Screen[] = [
  {
    id: 'live-event-page',
    title: 'Live',
    routes: ['/live/:event_id'],
    audience: 'member',
    source: ['events §2', 'events §9'],
    alsoCalled: ['room', 'rounds', 'timer', 'clock', 'match time'],
    mockup: 'live',
    states: {
      default: 'screens-live-livepage--default',
      early: 'screens-live-livepage--early',
      lobby: 'screens-live-livepage--lobby',
      round: 'screens-live-livepage--default',
      'match-time': 'screens-live-livepage--match-time',
      late: 'screens-live-livepage--late',
      'last-round': 'screens-live-livepage--last-round',
      'last-match-time': 'screens-live-livepage--last-match-time',
      over: 'screens-live-livepage--over',
      offline: 'screens-live-livepage--offline',
      loading: 'screens-live-livepage--loading',
      refused: 'screens-live-livepage--refused',
      cancelled: 'screens-live-livepage--cancelled',
      failed: 'screens-live-livepage--failed',
    },
  },
];
