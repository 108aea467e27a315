/** What is said of rewards. */
export const rewardMessages = {
  server: {
    notFound: 'There is no such reward. Load the rewards again',
    tooFewPoints: (missing: number) =>
      `You need ${missing} more ${missing === 1 ? 'point' : 'points'} for this reward`,
  },
} as const;
