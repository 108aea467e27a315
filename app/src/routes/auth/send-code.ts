import { ApiError, sendVerificationCode } from '@perigee/api';
import { CoolDownError } from '@perigee/domain/auth';

/**
 * Sends a code to a number.
 *
 * @throws {CoolDownError} if the server says how long to wait for another one
 */
export async function sendCode(phone: string): Promise<void> {
  try {
    await sendVerificationCode({ phone });
  } catch (error) {
    if (!(error instanceof ApiError) || error.retryAfterMs === null) throw error;
    throw new CoolDownError(error.userText, new Date(Date.now() + error.retryAfterMs));
  }
}
