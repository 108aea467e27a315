import { ticketMessages } from './messages.ts';

/** The texts about the video of events and matches. */
export const streamingMessages = {
  /** The titles of the rooms. */
  live: 'Live',
  videoChat: 'Video chat',
  opensBefore: 'The room opens ten minutes before the start. This page opens it by itself.',
  isOpen: 'The room is open. The evening itself is at the address above.',
  notAdmitted: 'The room stays closed',
  over: ticketMessages.eventOver,
  cancelled: 'This event was cancelled',
  entering: 'Opening the room',
  /** The placeholder of the video. */
  admitted: 'You are on the list. Video is not here yet: this page will show it.',
} as const;
