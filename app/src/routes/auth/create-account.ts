import {
  ApiError,
  sessionTokens,
  signUp,
  type SessionTokens,
  type SignUpRequest,
} from '@perigee/api';
import { EmailRefusedError, isEmailRefusal } from '@perigee/domain/signup';

/**
 * Signs up.
 *
 * @param jwt proves the phone; the session has not started yet
 * @throws {EmailRefusedError} if another email is needed
 */
export async function createAccount(request: SignUpRequest, jwt: string): Promise<SessionTokens> {
  try {
    return sessionTokens(await signUp(request, { headers: { authorization: `Bearer ${jwt}` } }));
  } catch (error) {
    if (!(error instanceof ApiError) || !isEmailRefusal(error.status, error.userText)) throw error;
    throw new EmailRefusedError(error.userText, { cause: error });
  }
}
