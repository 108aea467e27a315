/** Messages of the server that rules and stories know; the sandbox adds its own. */
export const adminServerMessages = {
  lastAdmin: 'Name another admin before this account is deleted',
  matchWithOneself: 'Choose two different people',
  matchDayPast: 'Choose today or a later day for the match',
  matchedAlready: 'These two are matched or queued already. Choose someone else',
  modelTraining: 'This model is still learning. Try again in a minute',
} as const;
