/** What the sandbox answers; a real product API words its own. */
export const rewardServerMessages = {
  notFound: 'There is no such reward. Load the rewards again',
  tooFewPoints: (missing: number) =>
    `You need ${missing} more ${missing === 1 ? 'token' : 'tokens'} for this reward`,
} as const;
