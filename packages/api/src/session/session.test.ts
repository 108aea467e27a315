import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@perigee/domain';
import {
  acceptedDater,
  CHAT_TOKEN,
  JWT,
  memberAuthentication,
  waitlistedDater,
} from '../fixtures/index.ts';
import type { User } from '../generated/model/index.ts';
import { configureApi } from '../http/fetcher.ts';
import type { ChannelListeners } from '../realtime/index.ts';
import { createQueryClient } from '../cache/query-client.ts';
import { createSession, type Session } from './session.ts';
import { checkedAuthentication, sessionTokens } from './session-tokens.ts';

/** Storage of a browser, in memory. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  /** Called after each change, as a browser tells the other tabs. */
  onChange = () => undefined as void;
  constructor(items: Record<string, string> = {}) {
    for (const [key, value] of Object.entries(items)) this.setItem(key, value);
  }
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.#items.get(key) === value) return;
    this.#items.set(key, value);
    this.onChange();
  }
  removeItem(key: string) {
    if (this.#items.delete(key)) this.onChange();
  }
  all() {
    return Object.fromEntries(this.#items);
  }
}

/** A query that no mutation of these tests makes stale. */
const ELSEWHERE = { queryKey: ['listMembershipPlans'] as readonly unknown[] };

const sessions: Session[] = [];
const stored = { token: JWT, userId: '1300', chatToken: CHAT_TOKEN };
const network = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => {
  network.mockImplementation(async () => Response.json(body, { status }));
};

/** A page: its session on `storage`, wired to the calls as the app does, with a fake channel. */
function open(
  items: Record<string, string> | MemoryStorage = {},
  onEnding?: () => Promise<unknown> | undefined,
) {
  const storage = items instanceof MemoryStorage ? items : new MemoryStorage(items);
  const channels: { token: string; listeners: ChannelListeners; closed: boolean }[] = [];
  const onRemoteChange = vi.fn<() => void>();
  const onEnd = vi.fn<(reason: 'logged-out' | 'expired') => void>();
  const onForget = vi.fn<() => void>();
  const queryClient = createQueryClient();
  const invalidate = queryClient.invalidateQueries.bind(queryClient);
  // Called when the session makes all fetched data stale, and not by the mutations themselves.
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation((filters, options) => {
    if (filters?.predicate?.(queryClient.getQueryCache().build(queryClient, ELSEWHERE)) === true) {
      onRemoteChange();
    }
    return invalidate(filters, options);
  });
  const session = createSession({
    storage,
    queryClient,
    openChannel: (token, listeners) => {
      const channel = { token, listeners, closed: false };
      channels.push(channel);
      return {
        close: () => {
          channel.closed = true;
        },
      };
    },
    onEnding,
    onEnd,
    onForget,
  });
  sessions.push(session);
  configureApi({ baseUrl: '', getToken: session.getToken, onUnauthorized: session.expire });
  const openChannels = () => channels.filter(({ closed }) => !closed);
  const heard = () => {
    const [channel] = openChannels();
    if (!channel) throw new Error('No channel is open.');
    return channel.listeners;
  };
  const callbacks = { onRemoteChange, onEnd, onForget };
  return { session, queryClient, storage, channels, openChannels, heard, ...callbacks };
}

const openActivities = ({ applicationStatuses }: User) =>
  applicationStatuses.filter(({ completed }) => !completed).map(({ action }) => action);

async function signedIn() {
  const page = open(stored);
  await page.session.resume();
  return page;
}

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  answer(200, waitlistedDater);
});

afterEach(() => {
  for (const session of sessions.splice(0)) session.logOut();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('resume', () => {
  it('signs in with a whole stored session', async () => {
    const { session, storage, openChannels } = open(stored);
    expect(session.getState()).toEqual({
      status: 'LOGGING_IN',
      user: null,
      problem: null,
      ended: null,
    });
    await session.resume();
    expect(session.getState()).toEqual({
      status: 'LOGGED_IN',
      user: waitlistedDater,
      problem: null,
      ended: null,
    });
    expect(session.getToken()).toBe(JWT);
    expect(storage.all()).toEqual({ ...stored, email: waitlistedDater.email });
    expect(openChannels()).toMatchObject([{ token: JWT }]);
  });

  it.each(['token', 'userId', 'chatToken'])('does nothing without %s', async (missing) => {
    const partial = Object.entries(stored).filter(([key]) => key !== missing);
    const { session, channels } = open(Object.fromEntries(partial));
    await session.resume();
    expect(session.getState().status).toBe('LOGGED_OUT');
    expect(session.getToken()).toBeNull();
    expect(network).not.toHaveBeenCalled();
    expect(channels).toEqual([]);
  });

  it('ends a session that the server refuses', async () => {
    answer(401, { message: 'expired' });
    const { session, storage, channels, onEnd } = open({ ...stored, email: 'a@example.com' });
    await session.resume();
    expect(session.getState()).toEqual({
      status: 'LOGGED_OUT',
      user: null,
      problem: null,
      ended: 'expired',
    });
    expect(storage.all()).toEqual({ userId: stored.userId });
    expect(channels).toEqual([]);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired');
  });

  it('keeps what is stored after any other failure, and can be tried again', async () => {
    answer(500, { message: 'Down' });
    const { session, storage, openChannels } = open(stored);
    await session.resume();
    expect(session.getState()).toMatchObject({
      status: 'LOGGING_IN',
      user: null,
      problem: { status: 500, message: 'Down' },
    });
    expect(storage.all()).toEqual(stored);

    answer(200, waitlistedDater);
    const again = session.resume();
    expect(session.getState().problem).toBeNull();
    await again;
    expect(session.getState()).toMatchObject({ status: 'LOGGED_IN', problem: null });
    expect(openChannels()).toHaveLength(1);
  });

  it('ends the session when another tab signed out before the retry', async () => {
    answer(500, {});
    const { session, storage } = open(stored);
    await session.resume();
    storage.clear();
    await session.resume();
    expect(session.getState()).toEqual({
      status: 'LOGGED_OUT',
      user: null,
      problem: null,
      ended: 'logged-out',
    });
    expect(session.getToken()).toBeNull();
  });

  it('does not sign in a user who logged out meanwhile', async () => {
    const { session, channels } = open(stored);
    const resumed = session.resume();
    session.logOut();
    await resumed;
    expect(session.getState().status).toBe('LOGGED_OUT');
    expect(channels).toEqual([]);
  });
});

describe('signIn', () => {
  it('stores the session and opens the channel', async () => {
    const { session, storage, openChannels } = open();
    await session.signIn(stored);
    expect(session.getState()).toMatchObject({ status: 'LOGGED_IN', user: waitlistedDater });
    expect(storage.all()).toEqual({ ...stored, email: waitlistedDater.email });
    expect(new Headers(network.mock.lastCall?.[1]?.headers).get('authorization')).toBe(
      `Bearer ${JWT}`,
    );
    expect(openChannels()).toMatchObject([{ token: JWT }]);
  });

  it('stores nothing when the user cannot be read', async () => {
    answer(500, { message: 'Down' });
    const { session, storage, channels } = open();
    await expect(session.signIn(stored)).rejects.toMatchObject({ status: 500, message: 'Down' });
    expect(session.getState().status).toBe('LOGGED_OUT');
    expect(storage.all()).toEqual({});
    expect(channels).toEqual([]);
  });

  it('keeps the session when the new token is refused', async () => {
    const { session, onEnd } = await signedIn();
    answer(401, {});
    await expect(session.signIn({ ...stored, token: 'other' })).rejects.toMatchObject({
      status: 401,
    });
    expect(session.getState().status).toBe('LOGGED_IN');
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('replaces an existing session, with one channel open', async () => {
    const { session, channels, openChannels } = await signedIn();
    answer(200, acceptedDater);
    await session.signIn({ ...stored, token: 'other' });
    expect(session.getState().user).toEqual(acceptedDater);
    expect(session.getToken()).toBe('other');
    expect(channels).toHaveLength(2);
    expect(openChannels()).toMatchObject([{ token: 'other' }]);
  });

  it('removes a stored email when the user has none', async () => {
    answer(200, { ...waitlistedDater, email: null });
    const { session, storage } = open({ email: 'old@example.com' });
    await session.signIn(stored);
    expect(storage.all()).toEqual(stored);
  });
});

describe('a response that the session cannot rest on', () => {
  const { applicationStatuses: _left, ...withoutActivities } = waitlistedDater;

  it.each([
    ['no user', { user: waitlistedDater }],
    ['a user with an id of another type', { ...waitlistedDater, id: '1300' }],
    ['a user without activities', withoutActivities],
    ['a list', []],
  ])('starts no session: %s', async (_what, body) => {
    answer(200, body);
    const { session, storage } = open();
    await expect(session.signIn(stored)).rejects.toMatchObject({
      name: 'ApiError',
      userText: messages.unableToProcess,
      cause: 'Not a response of getCurrentUser',
    });
    expect(session.getState().status).toBe('LOGGED_OUT');
    expect(storage.all()).toEqual({});
  });

  it('keeps a stored session, which can be tried again', async () => {
    answer(200, {});
    const { session, storage } = open(stored);
    await session.resume();
    expect(session.getState()).toMatchObject({ status: 'LOGGING_IN', problem: { status: 200 } });
    expect(storage.all()).toEqual(stored);
  });

  it.each([
    { userId: 7, jwt: JWT },
    { userId: 7, jwt: '', chatToken: CHAT_TOKEN },
    { jwt: JWT, chatToken: CHAT_TOKEN },
    { session: { userId: 7, jwt: JWT, chatToken: CHAT_TOKEN } },
  ])('has no tokens: %j', (response) => {
    expect(() => sessionTokens(response as never)).toThrow(messages.unableToProcess);
  });

  it('does not say whether there is an account', () => {
    const { completedSignup: _said, ...silent } = memberAuthentication;
    expect(checkedAuthentication(memberAuthentication)).toBe(memberAuthentication);
    expect(() => checkedAuthentication(silent as never)).toThrow(messages.unableToProcess);
  });
});

describe('the end of a session', () => {
  it('by logOut clears its four keys, and nothing else, and closes the channel', async () => {
    const { session, storage, openChannels, onEnd, onForget } = await signedIn();
    storage.setItem('theme', 'day');
    session.logOut();
    expect(storage.all()).toEqual({ theme: 'day' });
    expect(openChannels()).toEqual([]);
    expect(session.getState()).toEqual({
      status: 'LOGGED_OUT',
      user: null,
      problem: null,
      ended: 'logged-out',
    });
    expect(session.getToken()).toBeNull();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('logged-out');
    expect(onForget).toHaveBeenCalledOnce();
  });

  it('by expire needs the token that is in use', async () => {
    const { session, openChannels, onEnd } = await signedIn();
    session.expire('an older one');
    expect(session.getState().status).toBe('LOGGED_IN');
    expect(onEnd).not.toHaveBeenCalled();

    session.expire(JWT);
    session.expire(JWT);
    expect(session.getState().status).toBe('LOGGED_OUT');
    expect(openChannels()).toEqual([]);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired');
  });

  describe('by expire', () => {
    const SHOWN = ['listShown'];
    const LEFT = ['listLeft'];

    /** A page that shows one list and has left another, after its session expired. */
    async function expired() {
      const page = await signedIn();
      page.queryClient.setQueryData(LEFT, ['left']);
      const queryFn = () => ['shown'];
      const observer = new QueryObserver(page.queryClient, { queryKey: SHOWN, queryFn });
      const leave = observer.subscribe(() => undefined);
      await expect.poll(() => page.queryClient.getQueryData(SHOWN)).toEqual(['shown']);
      page.session.expire(JWT);
      return { ...page, leave };
    }

    it('keeps what the page shows, for its user who signs in again', async () => {
      const { session, queryClient, onRemoteChange, onForget, leave } = await expired();
      expect(queryClient.getQueryData(SHOWN)).toEqual(['shown']);
      expect(queryClient.getQueryData(LEFT)).toBeUndefined();
      onRemoteChange.mockClear();
      await session.signIn(stored);
      expect(queryClient.getQueryData(SHOWN)).toEqual(['shown']);
      expect(onRemoteChange).toHaveBeenCalledOnce();
      expect(onForget).not.toHaveBeenCalled();
      leave();
    });

    it('keeps nothing for another user', async () => {
      const { session, queryClient, onForget, leave } = await expired();
      leave();
      answer(200, acceptedDater);
      await session.signIn(stored);
      expect(queryClient.getQueryData(SHOWN)).toBeUndefined();
      expect(onForget).toHaveBeenCalledOnce();
    });
  });
});

describe('another tab', () => {
  const OTHER = { token: 'other.token', userId: `${acceptedDater.id}`, chatToken: 'other.chat' };

  /** Two tabs of one browser. This one hears of each change of the other, as soon as it is made. */
  async function twoTabs(items: Record<string, string> = stored) {
    const storage = new MemoryStorage(items);
    const [tab, other] = [open(storage), open(storage)];
    await Promise.all([tab.session.resume(), other.session.resume()]);
    storage.onChange = tab.session.followStorage;
    return { ...tab, other: other.session };
  }

  it('that logs out also logs this tab out', async () => {
    const { session, other, openChannels, onEnd, onForget } = await twoTabs();
    other.logOut();
    expect(session.getState()).toMatchObject({ status: 'LOGGED_OUT', ended: 'logged-out' });
    expect(openChannels()).toEqual([]);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('logged-out');
    expect(onForget).toHaveBeenCalledOnce();
  });

  it('that signs in another user also signs this tab in, without data of the previous user', async () => {
    const { session, other, storage, openChannels, onEnd, onForget } = await twoTabs();
    answer(200, acceptedDater);
    await other.signIn(OTHER);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('logged-out');
    expect(onForget).toHaveBeenCalledOnce();
    await expect.poll(() => session.getState().user).toEqual(acceptedDater);
    expect(openChannels().map(({ token }) => token)).toEqual([OTHER.token]);
    expect(session.getChatToken()).toBe(OTHER.chatToken);
    expect(storage.all()).toEqual({ ...OTHER, email: acceptedDater.email });
  });

  it('whose session expires does not log this tab out', async () => {
    const { session, other, openChannels, onEnd, onForget } = await twoTabs();
    other.expire(JWT);
    expect(session.getState()).toMatchObject({ status: 'LOGGED_OUT', ended: 'expired' });
    expect(openChannels()).toEqual([]);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired');
    expect(onForget).not.toHaveBeenCalled();
  });

  it('in which the user signs in again after an expiry continues this tab', async () => {
    const { session, other, onEnd, onForget } = await twoTabs();
    other.expire(JWT);
    await other.signIn({ ...stored, token: 'new.token' });
    // The page keeps its input as long as the session counts as expired.
    expect(session.getState()).toMatchObject({ status: 'LOGGING_IN', ended: 'expired' });
    await expect.poll(() => session.getState().user).toEqual(waitlistedDater);
    expect(session.getToken()).toBe('new.token');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired');
    expect(onForget).not.toHaveBeenCalled();
  });

  it('in which the same user signs in once more leaves this tab signed in, with the new token', async () => {
    const { session, other, openChannels, onEnd, onForget } = await twoTabs();
    await other.signIn({ ...stored, token: 'new.token', chatToken: 'new.chat' });
    expect(session.getState()).toMatchObject({ status: 'LOGGED_IN', user: waitlistedDater });
    expect(openChannels()).toMatchObject([{ token: 'new.token' }]);
    expect(session.getChatToken()).toBe('new.chat');
    expect(onEnd).not.toHaveBeenCalled();
    expect(onForget).not.toHaveBeenCalled();
  });

  it('in which another user signs in after an expiry leaves nothing of the previous user here', async () => {
    const { session, other, onEnd, onForget } = await twoTabs();
    other.expire(JWT);
    onEnd.mockClear();
    answer(200, acceptedDater);
    await other.signIn(OTHER);
    expect(onForget).toHaveBeenCalledOnce();
    await expect.poll(() => session.getState().user).toEqual(acceptedDater);
    // There was no session that could have ended.
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('that logs out after an expiry makes this tab leave, even if it was suspended meanwhile', async () => {
    const { session, other, storage, onForget } = await twoTabs();
    other.expire(JWT);
    storage.onChange = () => undefined;
    await other.signIn(stored);
    other.logOut();
    session.followStorage();
    expect(session.getState()).toMatchObject({ status: 'LOGGED_OUT', ended: 'logged-out' });
    expect(onForget).toHaveBeenCalledOnce();
  });

  it('that signs in also signs in a visitor, whose tab had nothing that could end', async () => {
    const { session, other, onEnd, onForget } = await twoTabs({});
    await other.signIn(stored);
    await expect.poll(() => session.getState().user).toEqual(waitlistedDater);
    expect(onEnd).not.toHaveBeenCalled();
    expect(onForget).not.toHaveBeenCalled();
  });

  it('waits for what this tab still sends as its user, and keeps its own session', async () => {
    let settle = (): void => undefined;
    const onEnding = vi.fn<() => Promise<void>>(
      () =>
        new Promise((resolve) => {
          settle = resolve;
        }),
    );
    const { session, storage } = open(stored, onEnding);
    await session.resume();
    storage.setItem('token', 'another.token');
    session.followStorage();
    session.followStorage();
    expect(onEnding).toHaveBeenCalledOnce();
    expect(session.getToken()).toBe(JWT);
    session.expire(JWT);
    expect(storage.getItem('token')).toBe('another.token');
    settle();
    await expect.poll(() => session.getToken()).toBe('another.token');
  });

  it('that writes anything else changes nothing', async () => {
    const { session, storage, onEnd } = await signedIn();
    storage.setItem('theme', 'day');
    session.followStorage();
    expect(session.getState().status).toBe('LOGGED_IN');
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('a session with an open channel', () => {
  it('replaces the user after a profileUpdate', async () => {
    const { session, heard, onRemoteChange } = await signedIn();
    heard().onProfileUpdate({ ...waitlistedDater, waitlistStatus: 'yes' });
    expect(session.getState().user?.waitlistStatus).toBe('yes');
    expect(onRemoteChange).toHaveBeenCalledOnce();
  });

  it('makes the fetched data stale after a featuresUpdate', async () => {
    const { session, heard, onRemoteChange } = await signedIn();
    const before = session.getState();
    heard().onFeaturesUpdate(['SAVE_PAYMENT']);
    expect(onRemoteChange).toHaveBeenCalledOnce();
    expect(session.getState()).toBe(before);
  });

  it('counts a change once when both events report it', async () => {
    const { heard, onRemoteChange } = await signedIn();
    heard().onProfileUpdate({ ...acceptedDater });
    heard().onFeaturesUpdate(openActivities(acceptedDater));
    expect(onRemoteChange).toHaveBeenCalledOnce();
  });

  it.each([
    ['before the first connection', false],
    ['in a gap', true],
  ])('reads the changes %s', async (_when, again) => {
    const { session, heard, onRemoteChange } = await signedIn();
    answer(200, { ...waitlistedDater, points: 3 });
    heard().onMissed(again);
    await expect.poll(() => session.getState().user?.points).toBe(3);
    expect(onRemoteChange).toHaveBeenCalledOnce();
  });

  it('makes all other data stale after a gap, also when the user is the same', async () => {
    const { heard, onRemoteChange } = await signedIn();
    heard().onMissed(true);
    await expect.poll(() => onRemoteChange).toHaveBeenCalledOnce();
  });

  it('makes no data stale when nothing changed before the first connection', async () => {
    const { session, heard, onRemoteChange } = await signedIn();
    const before = session.getState();
    heard().onMissed(false);
    await expect.poll(() => network).toHaveBeenCalledTimes(2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.getState()).toBe(before);
    expect(onRemoteChange).not.toHaveBeenCalled();
  });

  it('reads the user once more when an update arrives during the request', async () => {
    const { session, heard } = await signedIn();
    let answerLate: (response: Response) => void = () => undefined;
    network.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    heard().onMissed(false);
    const newer = { ...waitlistedDater, points: 9 };
    heard().onProfileUpdate(newer);
    answer(200, newer);
    answerLate(Response.json({ ...waitlistedDater, points: 3 }));
    await expect.poll(() => network).toHaveBeenCalledTimes(3);
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.getState().user).toEqual(newer);
  });

  it('keeps the user when the request fails, and makes all other data stale all the same', async () => {
    const { session, heard, onRemoteChange } = await signedIn();
    answer(500, {});
    heard().onMissed(true);
    await expect.poll(() => onRemoteChange).toHaveBeenCalledOnce();
    expect(session.getState().user).toEqual(waitlistedDater);
  });

  it('ends when the channel was dropped because the token has expired', async () => {
    const { session, heard, onEnd } = await signedIn();
    answer(401, {});
    heard().onMissed(false);
    await expect.poll(() => onEnd).toHaveBeenCalledExactlyOnceWith('expired');
    expect(session.getState().status).toBe('LOGGED_OUT');
  });

  it('does not show the previous user to a user who signed in meanwhile', async () => {
    const { session, heard, onRemoteChange } = await signedIn();
    let answerLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answerLate = resolve;
    });
    network.mockReturnValueOnce(late);
    heard().onMissed(true);
    session.logOut();
    answer(200, acceptedDater);
    await session.signIn({ ...stored, token: 'other' });

    answerLate(Response.json(waitlistedDater));
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.getState().user).toEqual(acceptedDater);
    expect(onRemoteChange).not.toHaveBeenCalled();
  });
});

describe('a mutation that changes the user', () => {
  const changed = { ...waitlistedDater, points: 7 };

  const change = (queryClient: QueryClient, mutationFn: () => Promise<User | undefined>) =>
    new MutationObserver(queryClient, { mutationKey: ['updateCurrentUser'], mutationFn }).mutate();
  /** The cache notifies its subscribers in a task of its own. */
  const notified = () => new Promise((resolve) => setTimeout(resolve));

  it.each(['before', 'after'])(
    'shows the response, and recognises the update that arrives %s it as its own',
    async (when) => {
      const { session, queryClient, heard, onRemoteChange } = await signedIn();
      const tell = () => {
        heard().onProfileUpdate({ ...changed });
        heard().onFeaturesUpdate(openActivities(changed));
      };
      await change(queryClient, async () => {
        await notified();
        if (when === 'before') tell();
        return changed;
      });
      expect(session.getState().user).toEqual(changed);
      await notified();
      if (when === 'after') tell();
      expect(onRemoteChange).not.toHaveBeenCalled();

      // A second identical update is new: data that this user sees changed elsewhere.
      heard().onProfileUpdate({ ...changed });
      expect(onRemoteChange).toHaveBeenCalledOnce();
    },
  );

  it('keeps other changes that arrive meanwhile', async () => {
    const { session, queryClient, heard, onRemoteChange } = await signedIn();
    const later = { ...changed, waitlistStatus: 'yes' as const };
    await change(queryClient, async () => {
      await notified();
      heard().onProfileUpdate({ ...changed });
      heard().onProfileUpdate(later);
      return changed;
    });
    await expect.poll(() => session.getState().user).toEqual(later);
    expect(onRemoteChange).toHaveBeenCalledOnce();
  });

  it('that fails applies the updates that arrived meanwhile', async () => {
    const { session, queryClient, heard, onRemoteChange } = await signedIn();
    const failed = change(queryClient, async () => {
      await notified();
      heard().onProfileUpdate(changed);
      throw new Error('offline');
    });
    await expect(failed).rejects.toThrow('offline');
    await expect.poll(() => session.getState().user).toEqual(changed);
    expect(onRemoteChange).toHaveBeenCalledOnce();
  });

  it('that runs as its session expires does not hold back the updates of the next session', async () => {
    const { session, queryClient, heard } = await signedIn();
    const refused = change(queryClient, async () => {
      await notified();
      session.expire(JWT);
      throw new Error('401');
    });
    await expect(refused).rejects.toThrow('401');
    await session.signIn(stored);
    heard().onProfileUpdate(changed);
    expect(session.getState().user).toEqual(changed);
  });

  it('that ends in a session in which it did not begin changes nothing of it', async () => {
    const { session, queryClient, heard, onRemoteChange } = await signedIn();
    let finish: (user: User) => void = () => undefined;
    const response = new Promise<User>((resolve) => (finish = resolve));
    const first = change(queryClient, async () => response);
    await notified();
    session.expire(JWT);
    await session.signIn(stored);
    finish(changed);
    await first;
    await notified();
    const second = change(queryClient, async () => {
      await notified();
      heard().onProfileUpdate(changed);
      onRemoteChange.mockClear();
      throw new Error('offline');
    });
    await expect(second).rejects.toThrow('offline');
    await expect.poll(() => onRemoteChange.mock.calls.length).toBe(1);
  });

  it('reads the user where the response has no content', async () => {
    const { session, queryClient } = await signedIn();
    answer(200, changed);
    await change(queryClient, async () => undefined);
    expect(session.getState().user).toEqual(changed);
  });
});

describe('subscribe', () => {
  it('reports a change of the user, also one by other code', async () => {
    const { session, queryClient } = await signedIn();
    const listener = vi.fn<() => void>();
    const unsubscribe = session.subscribe(listener);
    queryClient.setQueryData(['getCurrentUser'], { ...waitlistedDater, points: 5 });
    expect(session.getState().user?.points).toBe(5);
    await expect.poll(() => listener).toHaveBeenCalled();

    unsubscribe();
    listener.mockClear();
    session.logOut();
    expect(listener).not.toHaveBeenCalled();
  });
});
