/**
 * The texts of every page that report a failure or a success to a user, defined once.
 *
 * Source: member §8, with the clause beside each rule.
 */
export const messages = {
  unableToProcess: 'Unable to process request',
  tryAgain: 'Please try again',
  failed: 'An error occurred, please try again',
  crash: 'Sorry, something went wrong',
  signInAgain: 'Please sign in again',
  /** For copied text. Source: member §2, events §2; `byHand` is ours. */
  copy: {
    done: 'Link copied successfully',
    toClipboard: 'Copied to Clipboard',
    link: 'Link copied',
    byHand: 'Copying did not work. Copy it from here',
  },
  profile: {
    notFound: 'User profile not found',
  },
} as const;
