import { serverMessages } from '@perigee/domain';
import { createTurns } from '../http/turns.ts';
import type { Passwords } from './passwords.ts';

/**
 * A slow hash takes a thread and a core for as long as it runs. More than one at a time would keep
 * both from everything else: reading files and checking the signatures of sessions use the same
 * threads.
 */
const LIMITS = { mostAtOnce: 1, mostWaiting: 20, tooMany: serverMessages.tooManyAtOnce };

/**
 * Passwords of which one is hashed at a time.
 *
 * @returns what throws 503 with Retry-After where too many wait
 */
export function boundedPasswords(passwords: Passwords): Passwords {
  const inTurn = createTurns(LIMITS);
  return {
    hash: (password) => inTurn(() => passwords.hash(password)),
    matches: (password, hash) => inTurn(() => passwords.matches(password, hash)),
  };
}
