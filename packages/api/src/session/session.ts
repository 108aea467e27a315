import { authReducer, type AuthAction, type AuthState } from '@perigee/domain/auth';
import type { FeatureAction, User } from '../generated/model/index.ts';
import { apiFetch, ApiError } from '../http/fetcher.ts';
import type { Channel, OpenChannel } from '../realtime/index.ts';
import { createOwnChanges, isSameUser } from './own-changes.ts';
import {
  clearStoredSession,
  readStoredSession,
  storeSession,
  type SessionTokens,
} from './session-storage.ts';

/**
 * The same call as in the generated client, whose file also contains the hooks of pages: every
 * visitor would load those.
 */
const getCurrentUser = (options: RequestInit = {}) =>
  apiFetch<User>('/users/me', { ...options, method: 'GET' });

/** Why a session ended: the user logged out, or the server refused the token. */
export type SessionEnd = 'logged-out' | 'expired';

export type SessionState = AuthState<User> & {
  /** Why a stored session could not be checked; the status stays LOGGING_IN then. */
  problem: ApiError | null;
  /** How the last session of this page ended, if there was one. */
  ended: SessionEnd | null;
};

export interface SessionOptions {
  storage: Storage;
  openChannel: OpenChannel;
  /** Called when the user's data changed on the server: the fetched data is stale. */
  onRemoteChange?: () => void;
  /** Called when the session has ended; `reason` says whether the user or the server ended it. */
  onEnd?: (reason: SessionEnd) => void;
}

/** One browser's session: storage, status and real-time channel together. Source: member §4. */
export interface Session {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** The bearer of the calls, if there is one. */
  getToken: () => string | null;
  /** Signs in with what is stored, if it is complete; also the way to try again after a problem. */
  resume: () => Promise<void>;
  /**
   * Starts a session with the response to sign-in or sign-up.
   * @throws {ApiError} if the user cannot be read; nothing is stored then
   */
  signIn: (tokens: Omit<SessionTokens, 'email'>) => Promise<void>;
  updateUser: (changes: Partial<User>) => void;
  /**
   * Changes the user by a call that answers with the changed user. The profileUpdate of this change
   * makes no data stale, because the page already has the change.
   */
  changeUser: (call: () => Promise<User>) => Promise<void>;
  /** Forgets everything and closes the channel. */
  logOut: () => void;
  /** Another tab wrote to the storage: signs out with it, or signs in as the user of that tab. */
  followStorage: () => void;
  /** Ends the session if `token` is still the one in use, because the server refused it. */
  expire: (token: string) => void;
}

/** Whether `features` are the open activities of the user's application. */
function areOpenActivities(features: readonly FeatureAction[], user: User | null): boolean {
  const open = user?.applicationStatuses.filter(({ completed }) => !completed) ?? [];
  return open.length === features.length && open.every(({ action }) => features.includes(action));
}

export function createSession(options: SessionOptions): Session {
  const { storage, openChannel, onRemoteChange, onEnd } = options;
  const listeners = new Set<() => void>();
  let tokens = readStoredSession(storage);
  let channel: Channel | null = null;
  let state: SessionState = {
    status: tokens === null ? 'LOGGED_OUT' : 'LOGGING_IN',
    user: null,
    problem: null,
    ended: null,
  };

  const dispatch = (
    action: AuthAction<User>,
    { problem = null, ended = null }: Partial<Pick<SessionState, 'problem' | 'ended'>> = {},
  ) => {
    state = { ...authReducer<User>(state, action), problem, ended };
    for (const listener of listeners) listener();
  };

  /**
   * Reads the user again, because updates may have been missed.
   *
   * @param again whether the channel was connected before: which other events were missed is unknown then
   */
  const refreshUser = async (again: boolean): Promise<void> => {
    const [currentTokens, currentUser] = [tokens, state.user];
    try {
      const user = await getCurrentUser();
      if (tokens !== currentTokens) return;
      // An update that arrived during the request may be newer than the response.
      if (state.user !== currentUser) return await refreshUser(again);
      if (!again && isSameUser(user, currentUser)) return;
      dispatch({ type: 'UPDATE_USER', user });
      onRemoteChange?.();
    } catch {
      // A 401 has already ended the session; after anything else the next connection tries again.
    }
  };

  const ownChanges = createOwnChanges({
    onOwn: (user) => dispatch({ type: 'UPDATE_USER', user }),
    onRemote: (user) => {
      dispatch({ type: 'UPDATE_USER', user });
      onRemoteChange?.();
    },
  });

  const login = (next: SessionTokens, user: User) => {
    tokens = { ...next, email: user.email };
    storeSession(storage, tokens);
    channel?.close();
    channel = openChannel(next.token, {
      onProfileUpdate: ownChanges.receive,
      onFeaturesUpdate: (open) => {
        // The accompanying profileUpdate has reported these activities, if they changed.
        if (!areOpenActivities(open, state.user)) onRemoteChange?.();
      },
      onConnect: (again) => void refreshUser(again),
    });
    dispatch({ type: 'LOGIN', user });
  };

  const leave = (reason: SessionEnd) => {
    tokens = null;
    channel?.close();
    channel = null;
    dispatch({ type: 'LOGOUT' }, { ended: reason });
    onEnd?.(reason);
  };

  const end = (reason: SessionEnd) => {
    clearStoredSession(storage);
    leave(reason);
  };

  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  const resume = async () => {
    const stored = readStoredSession(storage);
    if (stored === null) {
      // Another tab may have signed out since this one started.
      if (state.status === 'LOGGING_IN') end('logged-out');
      return;
    }
    tokens = stored;
    dispatch({ type: 'LOGGING' });
    try {
      const user = await getCurrentUser(bearer(stored.token));
      if (tokens === stored) login(stored, user);
    } catch (error) {
      if (tokens !== stored) return;
      if (!(error instanceof ApiError)) throw error;
      dispatch({ type: 'LOGGING' }, { problem: error });
    }
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getToken: () => tokens?.token ?? null,
    resume,
    signIn: async (fresh) => {
      const user = await getCurrentUser(bearer(fresh.token));
      login({ ...fresh, email: null }, user);
    },
    updateUser: (changes) => {
      dispatch({ type: 'PARTIAL_UPDATE_USER', changes });
    },
    changeUser: ownChanges.run,
    logOut: () => {
      end('logged-out');
    },
    followStorage: () => {
      const stored = readStoredSession(storage);
      if (stored?.token === tokens?.token) return;
      leave('logged-out');
      void resume();
    },
    expire: (token) => {
      if (tokens?.token === token) end('expired');
    },
  };
}
