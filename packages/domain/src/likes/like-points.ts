import { limits } from '../limits.ts';

/**
 * The maximum of tokens that a user with this many tokens can send with a like: a whole number of steps, and
 * at least the minimum. Source: member §4, and decision A-07.
 */
export function mostLikePoints(tokens: number): number {
  const { min, step } = limits.likePoints;
  return Math.max(min, Math.floor(tokens / step) * step);
}
