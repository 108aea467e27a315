/**
 * The sandbox's messages for refused calls; a real product API has its own. Separate from the app's own
 * messages, which every visitor loads.
 */
export const serverMessages = {
  malformedJson: 'The request body is not valid JSON',
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
  tooManyAtOnce: 'Too many people are signing in at this moment. Try again in a few seconds',
  tooManyFromHere: 'Too many attempts from your network. Try again later',
  linkInvalid: 'This link is no longer valid. Ask for a new one',
  tooManyLinks: 'Too many links were sent. Try again in an hour',
  pathMalformed: 'The address of the request is malformed',
  methodNotAllowed: 'Requests of this method are not answered',
  ownAddressOnly: 'Open the outbox at the address of the sandbox itself',
  bodyTooLarge: 'The request body is too large. Send at most 64 kB',
  bodyNotObject: 'Send the request body as a JSON object',
  usernameForm: 'Use letters, digits and underscores for the username, and not digits alone',
  agesCrossed: 'Choose a minimum age that is not above the maximum age',
  rangeCrossed: (min: string, max: string) => `Choose no more for ${min} than for ${max}`,
  eventNotFound: 'There is no event with this id or slug',
  hostsOnly: 'Only hosts can do this',
  eventHostOnly: 'Only the host of this event can do this',
  userNotFound: 'Nobody has this id or username',
  diskFull: 'The disk of the server is full. Make room on it and try again',
  nothingHere: 'There is nothing at this address',
  /** For a field that is missing or blank. */
  fieldMissing: (field: string) => `Fill in ${field}`,
  fieldUnknown: (field: string) => `Leave out ${field}: this call does not take it`,
  fieldTooLong: (field: string, most: number) => `Shorten ${field} to at most ${most} characters`,
  fieldTooShort: (field: string, least: number) => `Use at least ${least} characters for ${field}`,
  fieldTooSmall: (field: string, least: number) => `Choose ${least} or more for ${field}`,
  fieldTooBig: (field: string, most: number) => `Choose ${most} or less for ${field}`,
  fieldNotOneOf: (field: string, options: string) => `Choose one of these for ${field}: ${options}`,
  fieldOfWrongType: (field: string, type: string) => `Send ${field} as ${type}`,
  fieldMalformed: (field: string) => `Check ${field}: it is not in the form that is expected`,
} as const;

/** The sandbox's reply to requesting another code too soon. `seconds` is the remaining time. */
export function resendCoolDownMessage(seconds: number): string {
  const unit = seconds === 1 ? 'second' : 'seconds';
  return `Please wait ${seconds} ${unit} before asking for another code`;
}
