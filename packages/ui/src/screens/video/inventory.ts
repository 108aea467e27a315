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
      default: 'screens-video-before-a-call--default',
      'event-room': 'screens-video-before-a-call--event-room',
      blocked: 'screens-video-before-a-call--blocked',
      'no-camera': 'screens-video-before-a-call--no-camera',
      'no-microphone': 'screens-video-before-a-call--no-camera',
      'no-device': 'screens-video-before-a-call--no-camera',
      'device-busy': 'screens-video-before-a-call--no-camera',
      loading: 'screens-video-before-a-call--loading',
      failed: 'screens-video-before-a-call--loading',
    },
  },
  {
    ...route,
    id: 'videochat-ended',
    title: 'After a video chat',
    alsoCalled: ['left', 'call again', 'no answer'],
    states: {
      'other-left': 'screens-video-call-ended--other-left',
      left: 'screens-video-call-ended--moved',
      'no-answer': 'screens-video-call-ended--no-answer',
      declined: 'screens-video-call-ended--moved',
      busy: 'screens-video-call-ended--moved',
      moved: 'screens-video-call-ended--moved',
      full: 'screens-video-call-ended--moved',
      closed: 'screens-video-call-ended--moved',
      disconnected: 'screens-video-call-ended--moved',
    },
  },
  {
    ...route,
    id: 'videochat-closed',
    title: 'A room that is closed',
    alsoCalled: ['countdown', 'no ticket', 'over'],
    states: {
      'not-yet-open': 'screens-video-room-closed--not-yet-open',
      over: 'screens-video-room-closed--over',
      cancelled: 'screens-video-room-closed--over',
      'no-ticket': 'screens-video-room-closed--refused',
      'no-room': 'screens-video-room-closed--refused',
    },
  },
  {
    ...route,
    id: 'incoming-call',
    title: 'Incoming call',
    alsoCalled: ['ringing', 'answer', 'video call'],
    states: { default: 'screens-video-incoming-call--default' },
  },
];
