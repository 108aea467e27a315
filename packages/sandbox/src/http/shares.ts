import { failure } from './failure.ts';

interface ShareLimits {
  /** The greatest number of pieces of work of one user that run or wait. */
  most: number;
  /** The message for a user who has more. */
  tooMany: string;
}

/** Runs a user's work. */
type InShare = <Value>(userId: number, work: () => Promise<Value>) => Promise<Value>;

/**
 * Limits how much work of each user runs or waits at once, so that one user cannot fill a queue that
 * all share.
 *
 * @returns a function that throws 503 with Retry-After if the user has too much
 */
export function createShares({ most, tooMany }: ShareLimits): InShare {
  const begun = new Map<number, number>();

  const count = (userId: number, change: 1 | -1) => {
    const after = (begun.get(userId) ?? 0) + change;
    if (after === 0) begun.delete(userId);
    else begun.set(userId, after);
  };

  return async (userId, work) => {
    if ((begun.get(userId) ?? 0) >= most) throw failure(503, tooMany, { 'retry-after': '5' });
    count(userId, 1);
    try {
      return await work();
    } finally {
      count(userId, -1);
    }
  };
}
