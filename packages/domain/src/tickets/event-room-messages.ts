import { ticketMessages } from './messages.ts';

/** The texts about the video of events and matches. */
export const streamingMessages = {
  /** The title of a live event. */
  live: 'Live',
  opensBefore: 'The room opens ten minutes before the start. This page will open it for you.',
  notAdmitted: 'The room stays closed',
  over: ticketMessages.eventOver,
  cancelled: 'This event was cancelled',
  entering: 'Opening the room',
} as const;
