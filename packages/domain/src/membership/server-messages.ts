/** Messages of the server that rules and stories know; the sandbox adds its own. */
export const membershipServerMessages = {
  cardNotAsked: 'The payment could not be started. Please try again in a moment',
  notPausable: 'Only a membership that is active or trialing can be paused',
} as const;
