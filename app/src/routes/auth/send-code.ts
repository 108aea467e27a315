import { ApiError } from '@perigee/api';
import { CoolDownError } from '@perigee/domain/auth';

/**
 * Sends a code to a phone.
 *
 * @param send makes the call
 * @throws {CoolDownError} if the server says how long to wait for another one
 */
export async function sendCode(send: () => Promise<unknown>, now: () => Date): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.retryAfterMs === null) throw error;
    throw new CoolDownError(error.userText, new Date(now().getTime() + error.retryAfterMs));
  }
}
