import { ApiError } from '@perigee/api';
import { errorText, limits } from '@perigee/domain';
import { CoolDownError } from '@perigee/domain/auth';

/**
 * Sends a code to a phone.
 *
 * @param send makes the call
 * @throws {CoolDownError} if the last code was sent a moment ago, and the server says how long to wait
 */
export async function sendCode(send: () => Promise<unknown>, now: () => Date): Promise<void> {
  try {
    await send();
  } catch (error) {
    const waitMs = error instanceof ApiError ? error.retryAfterMs : null;
    if (waitMs === null || waitMs > limits.codeCoolDownMs) throw error;
    throw new CoolDownError(errorText(error), new Date(now().getTime() + waitMs));
  }
}
