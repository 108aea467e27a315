/** What is said of rewards. Texts outside of `server` are ours: the documents show none. */
export const rewardMessages = {
  redeemed: 'Reward redeemed',
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  server: {
    notFound: 'There is no such reward. Load the rewards again',
    tooFewPoints: (missing: number) =>
      `You need ${missing} more ${missing === 1 ? 'point' : 'points'} for this reward`,
  },
} as const;
