import { tokenCount } from './token-count.ts';

/** Messages of the server that rules and stories know; the sandbox adds its own. */
export const likeServerMessages = {
  passTakesNothing: 'Leave out tokens and comment when you pass',
  tooFewPoints: (held: number) => `You have ${tokenCount(held)}. Offer no more than that`,
} as const;
