/** Messages of the server that rules and stories know; the sandbox adds its own. */
export const referralServerMessages = {
  ownCode: 'This is your own code. Enter the code of someone else',
  alreadyReferred: 'You have already used the code of someone else',
} as const;
