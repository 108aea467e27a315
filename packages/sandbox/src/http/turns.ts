import { failure } from './failure.ts';

interface TurnLimits {
  mostAtOnce: number;
  /** Callers who wait longer than for so many others are better told to come again. */
  mostWaiting: number;
  /** What those are told. */
  tooMany: string;
}

/** Runs work when its turn comes. */
type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Lets some work run at a time, in the order in which it came.
 *
 * @returns what throws 503 with Retry-After where too many wait
 */
export function createTurns({ mostAtOnce, mostWaiting, tooMany }: TurnLimits): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < mostAtOnce) running += 1;
    else if (waiting.length >= mostWaiting) {
      throw failure(503, tooMany, { 'retry-after': '5' });
    } else {
      // The caller that ends hands its turn over, so that `running` stays.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
