import { sendHeldDecisions } from '@perigee/ui';

/** The longest time that the end of a session waits for the answers to decisions that were held back. Milliseconds. */
const ANSWERS_MS = 3000;

/**
 * Sends what the page holds back, while it has its user.
 *
 * @returns settles when all of it has been answered, or after a few seconds; undefined if nothing is held back
 */
export function sendHeldBack(): Promise<unknown> | undefined {
  const sent = sendHeldDecisions();
  if (sent.length === 0) return undefined;
  return Promise.race([Promise.allSettled(sent), pause(ANSWERS_MS)]);
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
