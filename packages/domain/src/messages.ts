/** For a text that is too short. Source: admin §5, and member §5 for usernames. */
const tooShort = (least: number) => `Please enter a minimum of ${least} characters`;

/**
 * All texts that report a failure or a success to a user, defined once.
 *
 * Source: member §8, with the clause beside each rule.
 */
export const messages = {
  unableToProcess: 'Unable to process request',
  tryAgain: 'Please try again',
  failed: 'An error occurred, please try again',
  crash: 'Sorry, something went wrong',
  signInAgain: 'Please sign in again',
  phone: {
    invalid: 'Invalid phone number, try again!',
  },
  code: {
    invalid: 'Invalid verification code, please try again!',
    verified: "You're verified",
  },
  email: {
    invalid: 'Please use a valid email address',
  },
  /** Ours: the documents only require a value. */
  instagram: {
    invalid: 'Use only letters, numbers, dots and underscores, at most 30',
  },
  username: {
    taken: 'Username already taken',
    /** Ours, as is the next: the labels of the field's icons for screen readers. */
    checking: 'Checking username',
    available: 'Username available',
  },
  text: { tooShort },
  birthdate: {
    /** The document cuts the text off after 'format'. */
    format: 'Enter a date in the format MM-DD-YYYY',
    invalid: 'Invalid date provided',
    tooYoung: 'You must be 18+ to continue',
  },
  location: {
    missing: 'Please fill out your location!',
    notSelected: 'No location selected',
    invalid: 'Invalid location',
  },
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
