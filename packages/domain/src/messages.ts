import { limits } from './limits.ts';

/** Of a text that is too short. Source: admin §5, and member §5 for usernames. */
const tooShort = (least: number) => `Please enter a minimum of ${least} characters`;

/**
 * Every text that tells a person of a failure or a success, once. Texts under `server` are what the
 * sandbox answers; a real product API words its own.
 *
 * Source: member §8, with the clause beside each rule.
 */
export const messages = {
  unableToProcess: 'Unable to process request',
  tryAgain: 'Please try again',
  failed: 'An error occurred, please try again',
  crash: 'Sorry, something went wrong',
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
  username: {
    tooShort: tooShort(limits.usernameLength.min),
    taken: 'Username already taken',
    /** Ours, as is the next: what the marks in the field say, for ears. */
    checking: 'Checking username',
    available: 'Username available',
  },
  text: { tooShort },
  birthdate: {
    /** The document cuts it off after 'format'. */
    format: 'Enter a date in the format MM-DD-YYYY',
    invalid: 'Invalid date provided',
    tooYoung: 'You must be 18+ to continue',
  },
  location: {
    missing: 'Please fill out your location!',
    notSelected: 'No location selected',
    invalid: 'Invalid location',
  },
  /** Of what was copied. Source: member §2, events §2; `byHand` is ours. */
  copy: {
    done: 'Link copied successfully',
    toClipboard: 'Copied to Clipboard',
    link: 'Link copied',
    byHand: 'Copying did not work. Copy it from here',
  },
  profile: {
    notFound: 'User profile not found',
  },
  server: {
    malformedJson: 'The request body is not valid JSON',
    signInAgain: 'Please sign in again',
    adminsOnly: 'Only admins can do this',
    applicantNotFound: 'No applicant with this id or username',
    codeExpired: 'This code has expired. Ask for a new one',
    codeUsedUp: 'Too many wrong codes. Ask for a new one',
    phoneNotVerified: 'Verify this phone number before signing up',
    phoneTaken: 'This phone number already has an account. Sign in with it instead',
    emailTaken: 'This email already belongs to an account',
    nothingToUpdate: 'Say at least one thing to change',
    hNumRequired: 'Choose an H# for this decision',
    tooManyCodes: 'Too many codes were sent to this phone. Try again in an hour',
    instagramAddress:
      'Send the address of an Instagram profile, such as https://www.instagram.com/name',
    loginRefused: 'This email and password do not belong together',
    tooManyLogins: 'Too many attempts to sign in. Try again in a quarter of an hour',
    linkNotGood: 'This link is no longer good. Ask for a new one',
    tooManyLinks: 'Too many links were sent. Try again in an hour',
    bodyTooLarge: 'The request body is too large. Send at most 64 kB',
    bodyNotObject: 'Send the request body as a JSON object',
    usernameForm: 'Use letters, digits and underscores for the username, and not digits alone',
    agesCrossed: 'Choose a minimum age that is not above the maximum age',
    eventNotFound: 'There is no event with this id or slug',
    hostsOnly: 'Only hosts can do this',
    eventHostOnly: 'Only the host of this event can do this',
    userNotFound: 'Nobody has this id or username',
    nothingHere: 'There is nothing at this address',
    /** Of a field that is missing or blank. */
    fieldMissing: (field: string) => `Fill in ${field}`,
    fieldUnknown: (field: string) => `Leave out ${field}: this call does not take it`,
    fieldTooLong: (field: string, most: number) => `Shorten ${field} to at most ${most} characters`,
    fieldTooShort: (field: string, least: number) =>
      `Use at least ${least} characters for ${field}`,
    fieldTooSmall: (field: string, least: number) => `Choose ${least} or more for ${field}`,
    fieldTooBig: (field: string, most: number) => `Choose ${most} or less for ${field}`,
    fieldNotOneOf: (field: string, options: string) =>
      `Choose one of these for ${field}: ${options}`,
    fieldOfWrongType: (field: string, type: string) => `Send ${field} as ${type}`,
    fieldMalformed: (field: string) => `Check ${field}: it is not in the form that is expected`,
  },
} as const;

/** The sandbox's answer to asking for a code again too soon. `seconds` is the time still to wait. */
export function resendCoolDownMessage(seconds: number): string {
  const unit = seconds === 1 ? 'second' : 'seconds';
  return `Please wait ${seconds} ${unit} before asking for another code`;
}
