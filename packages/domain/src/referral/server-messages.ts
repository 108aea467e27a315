/** The sandbox's messages; a real product API has its own. */
export const referralServerMessages = {
  ownCode: 'This is your own code. Enter the code of someone else',
  alreadyReferred: 'You have already used the code of someone else',
  tooManyTries: 'Too many codes were tried. Try again in an hour',
  codeNotFound: 'Nobody has this referral code',
} as const;
