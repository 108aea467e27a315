/** What a session keeps in the browser. Source: member §3 (auth state). */
export interface SessionTokens {
  token: string;
  userId: string;
  chatToken: string;
  email: string | null;
}

const KEYS = ['token', 'userId', 'chatToken', 'email'] as const;

/** The stored session, or null if token, userId or chatToken is missing (member §4). */
export function readStoredSession(storage: Storage): SessionTokens | null {
  const token = storage.getItem('token');
  const userId = storage.getItem('userId');
  const chatToken = storage.getItem('chatToken');
  if (token === null || userId === null || chatToken === null) return null;
  return { token, userId, chatToken, email: storage.getItem('email') };
}

export function storeSession(storage: Storage, tokens: SessionTokens): void {
  for (const key of KEYS) {
    const value = tokens[key];
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  }
}

/** Removes all four keys. */
export function clearStoredSession(storage: Storage): void {
  for (const key of KEYS) storage.removeItem(key);
}
