/** Texts of inviting and being invited. Source: member §8. */
export const referralMessages = {
  applied: 'Referral Code Applied',
  invalid: 'Invalid code, please try again',
} as const;
