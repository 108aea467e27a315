/** Texts of inviting and being invited. Source: member §8; those under `server` are the sandbox's. */
export const referralMessages = {
  applied: 'Referral Code Applied',
  invalid: 'Invalid code, please try again',
  server: {
    ownCode: 'This is your own code. Enter the code of somebody else',
    alreadyReferred: 'You have already used the code of somebody else',
    tooManyTries: 'Too many codes were tried. Try again in an hour',
    codeNotFound: 'Nobody has this referral code',
  },
} as const;
