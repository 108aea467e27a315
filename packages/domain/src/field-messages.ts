/** For a text that is too short. Source: admin §5, and member §5 for usernames. */
const tooShort = (least: number) => `Please enter a minimum of ${least} characters`;

/**
 * The texts of fields, defined once. Separate from the texts of every page, which every visitor loads.
 *
 * Source: member §8, with the clause beside each rule.
 */
export const fieldMessages = {
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
} as const;
