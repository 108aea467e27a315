/** The texts about rewards. Ours: the documents show no texts. */
export const rewardMessages = {
  redeemed: 'Reward redeemed',
} as const;
