/** The sandbox's messages; a real product API has its own. */
export const rewardServerMessages = {
  notFound: 'There is no such reward. Load the rewards again',
  tooFewPoints: (missing: number) =>
    `You need ${missing} more ${missing === 1 ? 'token' : 'tokens'} for this reward`,
} as const;
