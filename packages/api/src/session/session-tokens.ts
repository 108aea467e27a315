import type { PhoneAuthentication } from '../generated/model/index.ts';
import { unreadable } from '../http/fetcher.ts';
import { hasFields } from './has-fields.ts';
import type { SessionTokens } from './session-storage.ts';

/**
 * The tokens in the response to a sign-in or a sign-up; `POST /auth/phone` calls the user's id `id`.
 *
 * @throws {ApiError} if the response has no tokens or no user
 */
export function sessionTokens(
  reply: { jwt: string; chatToken: string } & ({ userId: number } | { id: number }),
): SessionTokens {
  const { jwt, chatToken } = reply;
  const id = 'id' in reply ? reply.id : reply.userId;
  if (hasFields({ jwt, chatToken, id }, { jwt: 'string', chatToken: 'string', id: 'number' })) {
    return { token: jwt, userId: String(id), chatToken };
  }
  throw unreadable('a sign-in');
}

/**
 * The response to `POST /auth/phone`.
 *
 * @throws {ApiError} if it does not say whether the phone has an account, or has no token
 */
export function checkedAuthentication(reply: PhoneAuthentication): PhoneAuthentication {
  if (hasFields(reply, { completedSignup: 'boolean', jwt: 'string' })) return reply;
  throw unreadable('authenticatePhone');
}
