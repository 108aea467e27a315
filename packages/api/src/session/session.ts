import type { QueryClient } from '@tanstack/react-query';
import { changesUser } from '../cache/changes.ts';
import { CURRENT_USER_KEY, currentUserQuery, readCurrentUser } from '../cache/current-user.ts';
import type { FeatureAction, User } from '../generated/model/index.ts';
import { ApiError } from '../http/fetcher.ts';
import type { OpenChannel } from '../realtime/index.ts';
import { createOwnChanges, isSameUser, type OwnChanges } from './own-changes.ts';
import {
  clearStoredSession,
  expireStoredSession,
  readStoredSession,
  readStoredUserId,
  storeSession,
  type SessionTokens,
} from './session-storage.ts';

/** Why a session ended: the user logged out, or the server refused the token. */
export type SessionEnd = 'logged-out' | 'expired';

/** In LOGGING_IN the user may still be unknown. Source: member §3, §4. */
type Auth =
  | { status: 'LOGGED_OUT'; user: null }
  | { status: 'LOGGING_IN'; user: null }
  | { status: 'LOGGED_IN'; user: User };

export type SessionState = Auth & {
  /** Why a stored session could not be checked; the status stays LOGGING_IN then. */
  problem: ApiError | null;
  /** How the last session of this page ended, if there was one; null while a user is signed in. */
  ended: SessionEnd | null;
};

export interface SessionOptions {
  storage: Storage;
  /** Holds the signed-in user, as the query `getCurrentUser`. */
  queryClient: QueryClient;
  openChannel: OpenChannel;
  /**
   * Called before the session ends because another tab has ended or replaced it. It still has its user until the
   * returned promise is settled.
   */
  onEnding?: () => Promise<unknown> | undefined;
  /** Called when the session of this page has ended; `reason` says whether the user or the server ended it. */
  onEnd?: (reason: SessionEnd) => void;
  /** Called when nothing of the last user may stay: they have logged out, or another user has signed in. */
  onForget?: () => void;
}

/** One browser's session: tokens, status and real-time channel together. Source: member §4. */
export interface Session {
  /** The status, and the user of the query. */
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** The bearer of the calls, if there is one. */
  getToken: () => string | null;
  /** The token that signs the user in to the chat provider, if there is one. */
  getChatToken: () => string | null;
  /** Signs in with what is stored, if it is complete; also the way to try again after a problem. */
  resume: () => Promise<void>;
  /**
   * Starts a session with the response to sign-in or sign-up.
   * @throws {ApiError} if the user cannot be read; nothing is stored then
   */
  signIn: (tokens: SessionTokens) => Promise<void>;
  /** Forgets everything and closes the channel. */
  logOut: () => void;
  /** Another tab wrote to the storage: ends the session as that tab did, or signs in as the user of that tab. */
  followStorage: () => void;
  /** Ends the session if `token` is still the one in use, because the server refused it. */
  expire: (token: string) => void;
}

/** Whether `features` are the open activities of the user's application. */
function areOpenActivities(features: readonly FeatureAction[], user: User | null): boolean {
  const open = user?.applicationStatuses.filter(({ completed }) => !completed) ?? [];
  return open.length === features.length && open.every(({ action }) => features.includes(action));
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

export function createSession(options: SessionOptions): Session {
  const { storage, queryClient, openChannel, onEnding, onEnd, onForget } = options;
  const listeners = new Set<() => void>();
  let tokens = readStoredSession(storage);
  let stop = () => undefined as void;
  /** Another tab has ended or replaced the session, which is about to end here too. */
  let isEnding = false;
  /** Whose data may be in the page or the browser: the user of the session, or of one that has expired. */
  let ownerId = readStoredUserId(storage);
  /** The number of users that the channel has sent. */
  let updates = 0;
  let state: SessionState = {
    status: tokens === null ? 'LOGGED_OUT' : 'LOGGING_IN',
    user: null,
    problem: null,
    ended: null,
  };

  /** The state with the current user of the query, which other code changes too. */
  const getState = (): SessionState => {
    if (state.status !== 'LOGGED_IN') return state;
    const user = queryClient.getQueryData<User>(CURRENT_USER_KEY) ?? state.user;
    if (user !== state.user) state = { ...state, user };
    return state;
  };

  const publish = () => {
    for (const listener of listeners) listener();
  };

  const setState = (auth: Auth, { problem = null, ended = null }: Partial<SessionState> = {}) => {
    state = { ...auth, problem, ended };
    publish();
  };

  /** Makes all fetched data stale, except the user. */
  const invalidateOthers = () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0],
    });

  const setUser = (user: User) => {
    updates += 1;
    // The response to a request that is running would be older.
    void queryClient.cancelQueries({ queryKey: CURRENT_USER_KEY });
    queryClient.setQueryData(CURRENT_USER_KEY, user);
    publish();
  };

  /**
   * Reads the user again, because updates may have been missed.
   *
   * @param all whether all other data may have changed too
   */
  const refreshUser = async (all: boolean): Promise<void> => {
    const [currentTokens, currentUpdates, { user: before }] = [tokens, updates, getState()];
    try {
      const user = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
      if (tokens !== currentTokens) return;
      // An update that arrived during the request may be older than its response would have been.
      if (updates !== currentUpdates) return await refreshUser(all);
      if (all || !isSameUser(user, before)) invalidateOthers();
    } catch {
      // A 401 has already ended the session; anything else leaves the user as they were.
      if (all && tokens === currentTokens) invalidateOthers();
    }
  };

  /** Follows the mutations of this page that change the user. */
  const followMutations = (ownChanges: OwnChanges) =>
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || !changesUser(event.mutation.options.mutationKey)) return;
      const [currentTokens, { mutationId }] = [tokens, event.mutation];
      const end = (user: User | null) => {
        if (tokens === currentTokens) ownChanges.end(mutationId, user);
      };
      if (event.action.type === 'pending') ownChanges.begin(mutationId);
      if (event.action.type === 'error') end(null);
      // Waits for the refetch, if the mutation made the user stale.
      if (event.action.type === 'success')
        queryClient.fetchQuery(currentUserQuery).then(end, () => end(null));
    });

  const forget = () => {
    queryClient.clear();
    ownerId = null;
    onForget?.();
  };

  const login = ({ token, chatToken }: SessionTokens, user: User) => {
    stop();
    ownerId = String(user.id);
    tokens = { token, chatToken, userId: ownerId };
    storeSession(storage, tokens, user.email);
    // What the page shows is of an earlier session of this user.
    if (state.user !== null || state.ended === 'expired') invalidateOthers();
    queryClient.setQueryData(CURRENT_USER_KEY, user);
    // One for each session: what ran as the last one ended is not awaited in this one.
    const ownChanges = createOwnChanges((remoteUser) => {
      if (remoteUser !== null) setUser(remoteUser);
      invalidateOthers();
    });
    const channel = openChannel(token, {
      onProfileUpdate: ownChanges.receive,
      onFeaturesUpdate: (open) => {
        // The accompanying profileUpdate has reported these activities, if they changed.
        if (!areOpenActivities(open, getState().user)) invalidateOthers();
      },
      onMissed: (all) => void refreshUser(all),
    });
    const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === CURRENT_USER_KEY[0]) publish();
    });
    const unfollow = followMutations(ownChanges);
    stop = () => {
      channel.close();
      unsubscribe();
      unfollow();
    };
    setState({ status: 'LOGGED_IN', user });
  };

  const leave = (reason: SessionEnd) => {
    const hadSession = tokens !== null;
    tokens = null;
    stop();
    setState({ status: 'LOGGED_OUT', user: null }, { ended: reason });
    // While its user signs in again, a page keeps what it shows.
    if (reason === 'expired') queryClient.removeQueries({ type: 'inactive' });
    else forget();
    if (hadSession) onEnd?.(reason);
  };

  const isOwnerStored = () => ownerId === null || ownerId === readStoredUserId(storage);

  const resume = async () => {
    // In another tab the owner has logged out, or another user has signed in.
    if (!isOwnerStored()) leave('logged-out');
    const stored = readStoredSession(storage);
    if (stored === null) {
      if (tokens !== null) leave('expired');
      return;
    }
    tokens = stored;
    ownerId = stored.userId;
    // A page whose session has expired keeps its input during the check.
    const { ended } = state;
    setState({ status: 'LOGGING_IN', user: null }, { ended });
    try {
      const user = await readCurrentUser(bearer(stored.token));
      if (tokens === stored) login(stored, user);
    } catch (error) {
      if (tokens !== stored) return;
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'LOGGING_IN', user: null }, { problem: error, ended });
    }
  };

  return {
    getState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getToken: () => tokens?.token ?? null,
    getChatToken: () => tokens?.chatToken ?? null,
    resume,
    signIn: async (fresh) => {
      const user = await readCurrentUser(bearer(fresh.token));
      if (ownerId !== null && ownerId !== String(user.id)) forget();
      login(fresh, user);
    },
    logOut: () => {
      clearStoredSession(storage);
      leave('logged-out');
    },
    followStorage: () => {
      const isFollowed = () =>
        isOwnerStored() && readStoredSession(storage)?.token === tokens?.token;
      if (isEnding || isFollowed()) return;
      const follow = () => {
        isEnding = false;
        if (isFollowed()) return;
        const stored = readStoredSession(storage);
        const { user } = getState();
        // The same user has signed in once more: the page stays as it is.
        if (user !== null && stored !== null && isOwnerStored()) login(stored, user);
        else void resume();
      };
      const ended = onEnding?.();
      if (ended === undefined) {
        follow();
        return;
      }
      isEnding = true;
      void ended.then(follow, follow);
    },
    expire: (token) => {
      // What is stored while it is ending is the session of the other tab.
      if (tokens?.token !== token || isEnding) return;
      expireStoredSession(storage);
      leave('expired');
    },
  };
}
