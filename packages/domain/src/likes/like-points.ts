import { limits } from '../limits.ts';

/**
 * The most tokens that somebody who has so many can send with a like: a whole number of steps, and
 * never less than the least. Source: member §4, and decision A-07.
 */
export function mostLikePoints(tokens: number): number {
  const { min, step } = limits.likePoints;
  return Math.max(min, Math.floor(tokens / step) * step);
}
