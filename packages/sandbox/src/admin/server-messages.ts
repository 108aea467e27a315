import { adminServerMessages as known } from '@perigee/domain/admin';

/** The messages of the server: those that rules and stories know, and the sandbox's own. */
export const adminServerMessages = {
  ...known,
  notFlagged: "Only an account that is flagged 'ignore' can be changed to a usual one",
  photoOfSomeoneElse: 'Choose photos that are on the profile of this person',
  ownAccount: 'Delete your own account in your settings, not here',
  filtersMalformed: 'Send filters as a JSON object',
  noProfile: 'This person has no whole profile yet. Choose someone who has completed theirs',
  modelNotFound: 'There is no model with this id. Choose one of the list',
  picturesNotFound: 'Upload the pictures before a model learns from them',
} as const;
