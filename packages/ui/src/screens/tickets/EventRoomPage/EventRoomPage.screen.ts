import type { Screen } from '../../../screen.ts';

export const liveEventPage: Screen = {
  id: 'live-event-page',
  title: 'Live',
  area: 'tickets',
  routes: ['/live/:event_id'],
  audience: 'member',
  source: ['events §2'],
  states: [
    'default',
    'starts-later',
    'entering',
    'not-admitted',
    'over',
    'cancelled',
    'loading',
    'failed',
  ],
};

export const videochatPage: Screen = {
  id: 'videochat-page',
  title: 'Video chat',
  area: 'tickets',
  routes: ['/videochat/:event_id'],
  audience: 'member',
  source: ['events §2'],
  states: ['default', 'video-chat'],
};
