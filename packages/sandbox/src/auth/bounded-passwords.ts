import { createTurns } from '../http/turns.ts';
import type { Passwords } from './passwords.ts';
import { serverMessages } from '../server-messages.ts';

/**
 * A slow hash occupies a thread and a core for as long as it runs. Concurrent hashes would take
 * both from all other work: reading files and checking the signatures of sessions use the same
 * threads.
 */
const LIMITS = { mostAtOnce: 1, mostWaiting: 20, tooMany: serverMessages.tooManyAtOnce };

/**
 * Wraps `passwords` so that one is hashed at a time.
 *
 * @returns passwords whose methods throw 503 with Retry-After if too many callers wait
 */
export function boundedPasswords(passwords: Passwords): Passwords {
  const inTurn = createTurns(LIMITS);
  return {
    hash: (password) => inTurn(() => passwords.hash(password)),
    matches: (password, hash) => inTurn(() => passwords.matches(password, hash)),
  };
}
