/** The sandbox's messages; a real product API has its own. */
export const adminServerMessages = {
  notFlagged: "Only an account that is flagged 'ignore' can be changed to a usual one",
  photoOfSomeoneElse: 'Choose photos that are on the profile of this person',
  ownAccount: 'Delete your own account in your settings, not here',
  lastAdmin: 'Name another admin before this account is deleted',
  filtersMalformed: 'Send filters as a JSON object',
  matchWithOneself: 'Choose two different people',
  matchDayPast: 'Choose today or a later day for the match',
  matchedAlready: 'These two are matched or queued already. Choose someone else',
  noProfile: 'This person has no whole profile yet. Choose someone who has completed theirs',
  modelNotFound: 'There is no model with this id. Choose one of the list',
  modelTraining: 'This model is still learning. Try again in a minute',
  picturesNotFound: 'Upload the pictures before a model learns from them',
} as const;
