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
      default: 'screens-live-live-evening--default',
      early: 'screens-live-live-evening--early',
      lobby: 'screens-live-live-evening--lobby',
      round: 'screens-live-live-evening--default',
      'match-time': 'screens-live-live-evening--match-time',
      late: 'screens-live-live-evening--late',
      'last-round': 'screens-live-live-evening--last-round',
      'last-match-time': 'screens-live-live-evening--last-match-time',
      over: 'screens-live-live-evening--over',
      offline: 'screens-live-live-evening--offline',
      loading: 'screens-live-live-evening--loading',
      refused: 'screens-live-live-evening--refused',
      cancelled: 'screens-live-live-evening--cancelled',
      failed: 'screens-live-live-evening--failed',
    },
  },
];
