/** The tokens of a session, as the browser keeps them. Source: member §3 (auth state). */
export interface SessionTokens {
  token: string;
  userId: string;
  chatToken: string;
}

/** The stored session, or null if token, userId or chatToken is missing (member §4). */
export function readStoredSession(storage: Storage): SessionTokens | null {
  const token = storage.getItem('token');
  const userId = storage.getItem('userId');
  const chatToken = storage.getItem('chatToken');
  return token === null || userId === null || chatToken === null
    ? null
    : { token, userId, chatToken };
}

/**
 * The id of the user whose session is stored. It stays when the session expires, and is removed by a log-out, so that
 * other tabs can tell them apart.
 */
export const readStoredUserId = (storage: Storage): string | null => storage.getItem('userId');

/**
 * Keeps the tokens, and beside them the email of the user if there is one. Other tabs read the storage after each
 * change, in this order: they find no session with the token of one user and the id of another.
 */
export function storeSession(
  storage: Storage,
  { token, userId, chatToken }: SessionTokens,
  email: string | null,
): void {
  if (readStoredUserId(storage) !== userId) storage.removeItem('userId');
  for (const [key, value] of Object.entries({ email, chatToken, token, userId })) {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  }
}

/** Removes an expired session, without the id of its user. */
export function expireStoredSession(storage: Storage): void {
  for (const key of ['token', 'chatToken', 'email']) storage.removeItem(key);
}

/** Removes all four keys; the id of the user first, or other tabs would take a log-out for an expiry. */
export function clearStoredSession(storage: Storage): void {
  storage.removeItem('userId');
  expireStoredSession(storage);
}
