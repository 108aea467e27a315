/** Messages of the server that rules and stories know; the sandbox adds its own. */
export const streamingServerMessages = {
  roomNotFound: 'There is no such room. Open it again from your tickets or matches',
  noTicket: 'Get a ticket to this event before you join it',
} as const;
