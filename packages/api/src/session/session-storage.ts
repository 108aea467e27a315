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

/** Keeps the tokens, and beside them the email of the user if there is one. */
export function storeSession(
  storage: Storage,
  { token, userId, chatToken }: SessionTokens,
  email: string | null,
): void {
  for (const [key, value] of Object.entries({ token, userId, chatToken, email })) {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  }
}

/** Removes all four keys. */
export function clearStoredSession(storage: Storage): void {
  for (const key of ['token', 'userId', 'chatToken', 'email']) storage.removeItem(key);
}
