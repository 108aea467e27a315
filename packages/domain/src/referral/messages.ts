/** The texts about invitations. Source: member §8. */
export const referralMessages = {
  applied: 'Referral Code Applied',
  invalid: 'Invalid code, please try again',
} as const;
