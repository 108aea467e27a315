import { streamingServerMessages as known, ticketMessages } from '@perigee/domain/tickets';

/** The messages of the server: those that rules and stories know, and the sandbox's own. */
export const streamingServerMessages = {
  ...known,
  notLive: 'This event is not live. Come back ten minutes before it begins',
  over: ticketMessages.eventOver,
} as const;
