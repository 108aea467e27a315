/** What is said of rewards. Ours: the documents show no texts. */
export const rewardMessages = {
  redeemed: 'Reward redeemed',
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
} as const;
