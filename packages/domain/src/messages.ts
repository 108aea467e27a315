/**
 * Every text that tells a person of a failure or a success, once. Texts under `server` are what the
 * sandbox answers; a real product API words its own.
 *
 * Source: member §8, with the clause beside each rule.
 */
export const messages = {
  unableToProcess: 'Unable to process request',
  tryAgain: 'Please try again',
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
  },
} as const;

/** The sandbox's answer to asking for a code again too soon. `seconds` is the time still to wait. */
export function resendCoolDownMessage(seconds: number): string {
  const unit = seconds === 1 ? 'second' : 'seconds';
  return `Please wait ${seconds} ${unit} before asking for another code`;
}
