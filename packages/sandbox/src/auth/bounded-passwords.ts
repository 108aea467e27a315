import { serverMessages } from '@perigee/domain';
import { failure } from '../http/failure.ts';
import type { Passwords } from './passwords.ts';

/**
 * A slow hash takes a thread and a core for as long as it runs. More than one at a time would keep
 * both from everything else: reading files and checking the signatures of sessions use the same
 * threads.
 */
const MOST_AT_ONCE = 1;

/** Callers who wait longer than for so many others are better told to come again. */
const MOST_WAITING = 20;

/**
 * Passwords of which one is hashed at a time.
 *
 * @returns what throws 503 with Retry-After where too many wait
 */
export function boundedPasswords(passwords: Passwords): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running < MOST_AT_ONCE) running += 1;
    else if (waiting.length >= MOST_WAITING) {
      throw failure(503, serverMessages.tooManyAtOnce, { 'retry-after': '5' });
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

  return {
    hash: (password) => inTurn(() => passwords.hash(password)),
    matches: (password, hash) => inTurn(() => passwords.matches(password, hash)),
  };
}
