import { referralServerMessages as known } from '@perigee/domain/referral';

/** The messages of the server: those that rules and stories know, and the sandbox's own. */
export const referralServerMessages = {
  ...known,
  tooManyTries: 'Too many codes were tried. Try again in an hour',
  codeNotFound: 'Nobody has this referral code',
} as const;
