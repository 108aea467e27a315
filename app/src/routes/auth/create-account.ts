import { ApiError, signUp, type SignUpRequest } from '@perigee/api';
import { EmailRefusedError, isEmailRefusal } from '@perigee/domain/signup';
import type { FreshSession } from './use-complete-sign-in.ts';

/**
 * Signs up.
 *
 * @param jwt proves the phone; the session has not started yet
 * @throws {EmailRefusedError} if another email is needed
 */
export async function createAccount(request: SignUpRequest, jwt: string): Promise<FreshSession> {
  try {
    return await signUp(request, { headers: { authorization: `Bearer ${jwt}` } });
  } catch (error) {
    if (!(error instanceof ApiError) || !isEmailRefusal(error.status, error.userText)) throw error;
    throw new EmailRefusedError(error.userText, { cause: error });
  }
}
