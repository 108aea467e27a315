/**
 * Messages of the server that rules and stories know; the sandbox adds its own, and a real product API has
 * others. Separate from the app's own messages, which every visitor loads.
 */
export const serverMessages = {
  applicantNotFound: 'No applicant with this id or username',
  phoneNotVerified: 'Verify this phone number before signing up',
  phoneTaken: 'This phone number already has an account. Sign in with it instead',
  emailTaken: 'This email already belongs to an account',
  hNumRequired: 'Choose an H# for this decision',
  tooManyCodes: 'Too many codes were sent to this phone. Try again in an hour',
  loginRefused: 'This email and password do not belong together',
  linkInvalid: 'This link is no longer valid. Ask for a new one',
  tooManyLinks: 'Too many links were sent. Try again in an hour',
  usernameForm: 'Use letters, digits and underscores for the username, and not digits alone',
  agesCrossed: 'Choose a minimum age that is not above the maximum age',
  rangeCrossed: (min: string, max: string) => `Choose no more for ${min} than for ${max}`,
  /** For a field that is missing or blank. */
  fieldMissing: (field: string) => `Fill in ${field}`,
  fieldTooLong: (field: string, most: number) => `Shorten ${field} to at most ${most} characters`,
  fieldTooShort: (field: string, least: number) => `Use at least ${least} characters for ${field}`,
  fieldTooSmall: (field: string, least: number) => `Choose ${least} or more for ${field}`,
  fieldTooBig: (field: string, most: number) => `Choose ${most} or less for ${field}`,
  fieldNotOneOf: (field: string, options: string) => `Choose one of these for ${field}: ${options}`,
  fieldMalformed: (field: string) => `Check ${field}: it is not in the form that is expected`,
} as const;

/** The sandbox's reply to requesting another code too soon. `seconds` is the remaining time. */
export function resendCoolDownMessage(seconds: number): string {
  const unit = seconds === 1 ? 'second' : 'seconds';
  return `Please wait ${seconds} ${unit} before asking for another code`;
}
