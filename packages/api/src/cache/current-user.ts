import { queryOptions } from '@tanstack/react-query';
import type { User } from '../generated/model/index.ts';
import { apiFetch, unreadable, type ApiError } from '../http/fetcher.ts';
import { isUser } from '../session/is-user.ts';

/** The key of the generated query, so that its hook shows the same user. */
export const CURRENT_USER_KEY = ['getCurrentUser'] as const;

export const CURRENT_USER_URL = '/users/me';

/**
 * The signed-in user: the same call as in the generated client, whose file also contains the hooks of pages,
 * which every visitor would load.
 *
 * @param authorization of a session that has not started yet
 * @throws {ApiError} if the call fails, or its response is no user
 */
export async function readCurrentUser(options: RequestInit = {}): Promise<User> {
  const user = await apiFetch<unknown>(CURRENT_USER_URL, { ...options, method: 'GET' });
  if (isUser(user)) return user;
  throw unreadable('getCurrentUser');
}

/** Kept while there is a session: no observer keeps it, whose code every visitor would load. */
export const currentUserQuery = queryOptions<User, ApiError>({
  queryKey: CURRENT_USER_KEY,
  queryFn: ({ signal }) => readCurrentUser({ signal }),
  gcTime: Infinity,
});
