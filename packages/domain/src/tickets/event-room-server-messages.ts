import { ticketMessages } from './messages.ts';

/** The sandbox's messages; a real product API has its own. */
export const streamingServerMessages = {
  roomNotFound: 'There is no such room. Open it again from your tickets or matches',
  noTicket: 'Get a ticket to this event before you join it',
  notLive: 'This event is not live. Come back ten minutes before it begins',
  over: ticketMessages.eventOver,
} as const;
