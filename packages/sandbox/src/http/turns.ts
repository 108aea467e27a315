import { failure } from './failure.ts';

interface TurnLimits {
  mostAtOnce: number;
  /** The greatest queue length. A caller beyond it is refused, because the wait would be too long. */
  mostWaiting: number;
  /** The message for refused callers. */
  tooMany: string;
}

/** Runs work when its turn comes. */
type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Limits how many pieces of work run at once. Waiting work starts in the order of its arrival.
 *
 * @returns a function that throws 503 with Retry-After if too many callers wait
 */
export function createTurns({ mostAtOnce, mostWaiting, tooMany }: TurnLimits): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < mostAtOnce) running += 1;
    else if (waiting.length >= mostWaiting) {
      throw failure(503, tooMany, { 'retry-after': '5' });
    } else {
      // The caller that finishes passes its turn on, so `running` does not change.
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
