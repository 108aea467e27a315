import type { Screen } from '../../screen.ts';

const route = {
  routes: ['/videochat/:event_id'],
  audience: 'member',
  source: ['events §2', 'member §1'],
  mockup: 'video-chat',
} as const;

/** The screens of the area, with the names in the product's list. */
export const inventory: readonly Screen[] = [
  {
    ...route,
    id: 'videochat-page',
    title: 'Video chat',
    alsoCalled: ['call', 'video call', 'room', 'mute', 'camera'],
    states: {
      default: 'screens-video-call--default',
      calling: 'screens-video-call--calling',
      connecting: 'screens-video-call--calling',
      muted: 'screens-video-call--muted-and-weak',
      weak: 'screens-video-call--muted-and-weak',
      'device-removed': 'screens-video-call--muted-and-weak',
      'own-camera-off': 'screens-video-call--own-picture-moved',
      'own-picture-moved': 'screens-video-call--own-picture-moved',
      'their-camera-off': 'screens-video-call--camera-off',
      reconnecting: 'screens-video-call--reconnecting',
      group: 'screens-video-call--group',
      alone: 'screens-video-call--alone',
    },
  },
  {
    ...route,
    id: 'videochat-before',
    title: 'Before a video chat',
    alsoCalled: ['pre-join', 'devices', 'camera', 'microphone', 'permission'],
    states: {
      default: 'screens-video-prejoin--default',
      'event-room': 'screens-video-prejoin--event-room',
      blocked: 'screens-video-prejoin--blocked',
      'no-camera': 'screens-video-prejoin--no-camera',
      'no-microphone': 'screens-video-prejoin--no-camera',
      'no-device': 'screens-video-prejoin--no-camera',
      'device-busy': 'screens-video-prejoin--no-camera',
      loading: 'screens-video-prejoin--loading',
      failed: 'screens-video-prejoin--loading',
    },
  },
  {
    ...route,
    id: 'videochat-ended',
    title: 'After a video chat',
    alsoCalled: ['left', 'call again', 'no answer'],
    states: {
      'other-left': 'screens-video-callended--other-left',
      left: 'screens-video-callended--moved',
      'no-answer': 'screens-video-callended--no-answer',
      declined: 'screens-video-callended--moved',
      busy: 'screens-video-callended--moved',
      moved: 'screens-video-callended--moved',
      full: 'screens-video-callended--moved',
      closed: 'screens-video-callended--moved',
      disconnected: 'screens-video-callended--moved',
    },
  },
  {
    ...route,
    id: 'videochat-closed',
    title: 'A room that is closed',
    alsoCalled: ['countdown', 'no ticket', 'over'],
    states: {
      'not-yet-open': 'screens-video-roomclosed--not-yet-open',
      over: 'screens-video-roomclosed--over',
      cancelled: 'screens-video-roomclosed--over',
      'no-ticket': 'screens-video-roomclosed--refused',
      'no-room': 'screens-video-roomclosed--refused',
    },
  },
  {
    ...route,
    id: 'incoming-call',
    title: 'Incoming call',
    routes: [],
    alsoCalled: ['ringing', 'answer', 'video call'],
    states: { default: 'screens-video-incomingcall--default' },
  },
];
