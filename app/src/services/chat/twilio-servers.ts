import type { JSONValue } from '@twilio/conversations';
import type {
  TwilioClient,
  TwilioConversation,
  TwilioEvents,
  TwilioMessage,
  TwilioPage,
  TwilioParticipant,
} from './twilio-client.ts';

/**
 * Servers of Twilio in memory, for tests: the conversations behind the interface of its library. Replies and events
 * take a turn of the event loop each, and events that a page has missed are sent when it connects again.
 */
export interface TwilioServers {
  tokenOf: (userId: number) => string;
  /** A page's client of the library. */
  openClient: (region: string, token: string) => TwilioClient;
  /** The clients that are not shut down. */
  openClients: () => number;
  createConversation: (uniqueName: string, userIds: readonly number[]) => void;
  /** Sets the state of a conversation: it can still be read, and no longer written. */
  closeConversation: (uniqueName: string) => void;
  deleteConversation: (uniqueName: string) => void;
  /** Stores a message of another program. */
  post: (uniqueName: string, author: string, body: string, attributes: JSONValue) => void;
  setOnline: (userId: number, isOnline: boolean) => void;
  /** Ends the user's connections, and refuses the user's tokens from now on. */
  refuse: (userId: number) => void;
  /** Ends the user's connections, because their token has expired. */
  expire: (userId: number) => void;
  /** Stores the next message, and cuts its sender's network before the reply. */
  loseNextReply: () => void;
  /** Rejects the next message with a status and Twilio's own code. */
  failNextMessage: (status: number, code: number) => void;
  /** Lets the next client fail to load what it needs, although it is connected. */
  failNextStart: () => void;
}

interface StoredParticipant {
  attributes: JSONValue;
  lastReadMessageIndex: number | null;
}

interface StoredConversation {
  uniqueName: string;
  isClosed: boolean;
  participants: Map<string, StoredParticipant>;
  messages: TwilioMessage[];
}

/** A conversation as a client knows it: from its start, and from the events since. */
interface LocalConversation {
  conversation: TwilioConversation;
  participants: Map<string, StoredParticipant & { shown: TwilioParticipant; typing: Timer }>;
  isJoined: boolean;
  isClosed: boolean;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

interface ClientOfServers {
  identity: string;
  state: string;
  isOnline: boolean;
  isInitialized: boolean;
  conversations: Map<string, LocalConversation>;
  /** The events that were missed without a network. */
  missed: (() => void)[];
  emit: <Name extends keyof TwilioEvents>(
    name: Name,
    ...data: Parameters<TwilioEvents[Name]>
  ) => void;
}

/** Sync gives more. */
const CONVERSATIONS_PER_PAGE = 2;

/** Twilio's limits of a message, in bytes. */
const BODY_BYTES = 32 * 1024;
const ATTRIBUTES_BYTES = 4 * 1024;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** What the library rejects with when Twilio has answered. */
const failure = (status: number, code: number) =>
  Object.assign(new Error(`Twilio answered ${code}`), { status, body: { status, code } });

/** So much sooner a client tells again that the user types. Milliseconds. */
const TYPING_MARGIN_MS = 1000;

/**
 * @param now the time of messages, which may be the same for several
 * @param typingMs how long a client takes a user for typing, in milliseconds
 */
export function createTwilioServers(now: () => Date, typingMs: number): TwilioServers {
  const conversations = new Map<string, StoredConversation>();
  const clients = new Set<ClientOfServers>();
  const offline = new Set<string>();
  const refused = new Set<string>();
  const expired = new Set<string>();
  let losesReply = false;
  let failsStart = false;
  let nextFailure: Error | null = null;
  let stored = 0;

  /** A call of the library. One without a network would be kept for the next connection: here it waits for ever. */
  const request = async <Result>(client: ClientOfServers, run: () => Result): Promise<Result> => {
    if (!client.isOnline) await new Promise(() => undefined);
    await turn();
    if (!client.isOnline) throw new Error('disconnected');
    const result = run();
    await turn();
    if (!client.isOnline) throw new Error('disconnected');
    return result;
  };
  const deliver = (client: ClientOfServers, event: () => void) => {
    setTimeout(() => {
      if (client.isOnline) event();
      else client.missed.push(event);
    }, 0);
  };
  const clientsOf = (identity: string) =>
    [...clients].filter((client) => client.identity === identity);
  const tell = (
    { uniqueName, participants }: StoredConversation,
    event: (client: ClientOfServers, local: LocalConversation) => void,
  ) => {
    for (const client of [...participants.keys()].flatMap(clientsOf)) {
      deliver(client, () => {
        const local = client.conversations.get(uniqueName);
        if (local !== undefined) event(client, local);
      });
    }
  };

  /** @throws 404 unless the user is a participant */
  const storedOf = (uniqueName: string, identity: string): StoredConversation => {
    const conversation = conversations.get(uniqueName);
    if (conversation?.participants.has(identity) === true) return conversation;
    throw failure(404, 20_404);
  };
  const writable = (uniqueName: string, identity: string): StoredConversation => {
    const conversation = storedOf(uniqueName, identity);
    if (conversation.isClosed) throw failure(400, 50_377);
    return conversation;
  };
  const store = (
    conversation: StoredConversation,
    { author, body, attributes }: { author: string; body: string; attributes: JSONValue },
  ): number => {
    const json = JSON.stringify(attributes);
    const isTooLong = bytesOf(body) > BODY_BYTES || bytesOf(json) > ATTRIBUTES_BYTES;
    if (isTooLong) throw failure(400, 50_511);
    stored += 1;
    const message: TwilioMessage = {
      sid: `IM${String(stored).padStart(32, '0')}`,
      // Indices have gaps.
      index: (conversation.messages.at(-1)?.index ?? -2) + 2,
      author,
      body,
      attributes: JSON.parse(json) as unknown,
      dateCreated: now(),
    };
    conversation.messages.push(message);
    tell(conversation, (client, local) => {
      endTyping(client, local, author);
      client.emit('messageAdded', { ...message, conversation: local.conversation });
    });
    return message.index;
  };

  const pageOf = <Item>(
    client: ClientOfServers,
    all: readonly Item[],
    [start, end]: readonly [number, number],
  ): TwilioPage<Item> => {
    const size = end - start;
    const other = (from: number) => () =>
      request(client, () =>
        pageOf(client, all, [Math.max(0, from), Math.min(from + size, all.length)]),
      );
    return {
      items: all.slice(start, end),
      hasPrevPage: start > 0,
      hasNextPage: end < all.length,
      prevPage: other(start - size),
      nextPage: other(end),
    };
  };

  const endTyping = (client: ClientOfServers, local: LocalConversation, identity: string) => {
    const participant = local.participants.get(identity);
    if (participant?.typing === undefined) return;
    clearTimeout(participant.typing);
    participant.typing = undefined;
    client.emit('typingEnded', participant.shown);
  };
  const startTyping = (client: ClientOfServers, local: LocalConversation, identity: string) => {
    const participant = local.participants.get(identity);
    if (participant === undefined) return;
    clearTimeout(participant.typing);
    participant.typing = setTimeout(() => endTyping(client, local, identity), typingMs);
    client.emit('typingStarted', participant.shown);
  };
  /** Changes a participant, and tells all clients what has changed. */
  const update = (
    conversation: StoredConversation,
    identity: string,
    change: Partial<StoredParticipant>,
  ) => {
    const participant = conversation.participants.get(identity);
    if (participant === undefined) return;
    const reasons = (['attributes', 'lastReadMessageIndex'] as const).filter(
      (name) =>
        change[name] !== undefined &&
        JSON.stringify(change[name]) !== JSON.stringify(participant[name]),
    );
    Object.assign(participant, change);
    tell(conversation, (client, local) => {
      const known = local.participants.get(identity);
      if (known === undefined) return;
      Object.assign(known, change);
      const updateReasons = [...reasons, 'dateUpdated'];
      client.emit('participantUpdated', { participant: known.shown, updateReasons });
    });
  };

  const participantOf = (
    client: ClientOfServers,
    local: LocalConversation,
    identity: string,
  ): TwilioParticipant => {
    const known = () => local.participants.get(identity);
    return {
      conversation: local.conversation,
      identity,
      get attributes() {
        return known()?.attributes ?? {};
      },
      get lastReadMessageIndex() {
        return known()?.lastReadMessageIndex ?? null;
      },
      updateAttributes: (attributes) =>
        request(client, () => {
          const name = local.conversation.uniqueName ?? '';
          update(writable(name, client.identity), identity, { attributes });
        }),
    };
  };
  const localOf = (
    client: ClientOfServers,
    { uniqueName, isClosed, participants }: StoredConversation,
  ): LocalConversation => {
    const { identity } = client;
    let typedAt = Number.NEGATIVE_INFINITY;
    const conversation: TwilioConversation = {
      uniqueName,
      get status() {
        return local.isJoined ? 'joined' : 'notParticipating';
      },
      get state() {
        return { current: local.isClosed ? 'closed' : 'active' };
      },
      get lastReadMessageIndex() {
        return local.participants.get(identity)?.lastReadMessageIndex ?? null;
      },
      getMessages: (pageSize, anchor) =>
        request(client, () => {
          const { messages } = storedOf(uniqueName, identity);
          const end =
            anchor === undefined
              ? messages.length
              : messages.filter(({ index }) => index <= anchor).length;
          return pageOf(client, messages, [Math.max(0, end - pageSize), end]);
        }),
      getParticipants: async () => [...local.participants.values()].map(({ shown }) => shown),
      sendMessage: (body, attributes) =>
        request(client, () => {
          const failed = nextFailure;
          nextFailure = null;
          if (failed !== null) throw failed;
          const index = store(writable(uniqueName, identity), {
            author: identity,
            body,
            attributes,
          });
          if (losesReply) setOnline(Number(identity), false);
          losesReply = false;
          return index;
        }),
      advanceLastReadMessageIndex: (index) =>
        request(client, () => {
          const written = writable(uniqueName, identity);
          const before = written.participants.get(identity)?.lastReadMessageIndex ?? -1;
          if (index > before) update(written, identity, { lastReadMessageIndex: index });
          return written.messages.filter((message) => message.index > index).length;
        }),
      typing: async () => {
        const isTold = Date.now() - typedAt < typingMs - TYPING_MARGIN_MS;
        if (isTold) return;
        typedAt = Date.now();
        await request(client, () => {
          tell(writable(uniqueName, identity), (other, heard) => {
            if (other !== client) startTyping(other, heard, identity);
          });
        });
      },
    };
    const local: LocalConversation = {
      conversation,
      participants: new Map(),
      isJoined: true,
      isClosed,
    };
    for (const [one, participant] of participants) {
      const shown = participantOf(client, local, one);
      local.participants.set(one, { ...participant, shown, typing: undefined });
    }
    return local;
  };

  const changeState = (client: ClientOfServers, state: string) => {
    client.state = state;
    client.emit('connectionStateChanged', state);
  };
  const start = async (client: ClientOfServers): Promise<void> => {
    await turn();
    const { identity } = client;
    if (identity === '' || refused.has(identity) || expired.has(identity)) {
      changeState(client, 'denied');
      client.emit('initFailed', { error: { terminal: true } });
      if (expired.has(identity)) client.emit('tokenExpired');
      return;
    }
    if (offline.has(identity)) {
      client.emit('initFailed', { error: { terminal: false } });
      changeState(client, 'retrying');
      return;
    }
    client.isOnline = true;
    changeState(client, 'connected');
    await turn();
    if (failsStart) {
      failsStart = false;
      client.emit('initFailed', { error: { terminal: true } });
      return;
    }
    for (const conversation of conversations.values()) {
      if (!conversation.participants.has(identity)) continue;
      client.conversations.set(conversation.uniqueName, localOf(client, conversation));
    }
    client.isInitialized = true;
    client.emit('initialized');
  };
  /** Ends a connection from the side of the servers. The library does not connect again. */
  const end = (client: ClientOfServers, isExpired: boolean) => {
    client.isOnline = false;
    setTimeout(() => {
      changeState(client, 'disconnecting');
      if (isExpired) client.emit('tokenExpired');
      changeState(client, 'disconnected');
    }, 0);
  };

  const openClient = (_region: string, token: string): TwilioClient => {
    const listeners = new Map<string, ((data: never) => void)[]>();
    const client: ClientOfServers = {
      identity: /^twilio-(\d+)$/.exec(token)?.[1] ?? '',
      state: 'connecting',
      isOnline: false,
      isInitialized: false,
      conversations: new Map(),
      missed: [],
      emit: (name, ...[data]) => {
        for (const listener of listeners.get(name) ?? []) listener(data as never);
      },
    };
    clients.add(client);
    void start(client);
    return {
      get connectionState() {
        return client.state;
      },
      get user() {
        return { identity: client.isInitialized ? client.identity : '' };
      },
      on: (name: string, listener: (data: never) => void) => {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      },
      removeAllListeners: () => listeners.clear(),
      getConversationByUniqueName: (uniqueName) =>
        request(client, () => {
          const conversation = storedOf(uniqueName, client.identity);
          const local = client.conversations.get(uniqueName) ?? localOf(client, conversation);
          client.conversations.set(uniqueName, local);
          return local.conversation;
        }),
      getSubscribedConversations: () =>
        request(client, () => {
          const all = [...client.conversations.values()].map(({ conversation }) => conversation);
          return pageOf(client, all, [0, CONVERSATIONS_PER_PAGE]);
        }),
      shutdown: async () => {
        client.isOnline = false;
        clients.delete(client);
      },
    };
  };

  function setOnline(userId: number, isOnline: boolean): void {
    const identity = String(userId);
    if (isOnline) offline.delete(identity);
    else offline.add(identity);
    for (const client of clientsOf(identity)) {
      if (isOnline && !client.isInitialized) {
        void start(client);
        continue;
      }
      client.isOnline = isOnline;
      setTimeout(() => {
        changeState(client, isOnline ? 'connected' : 'connecting');
        if (isOnline) for (const event of client.missed.splice(0)) event();
      }, 0);
    }
  }

  return {
    tokenOf: (userId) => `twilio-${userId}`,
    openClient,
    openClients: () => clients.size,
    createConversation: (uniqueName, userIds) => {
      const participants = new Map(
        userIds.map((id) => [String(id), { attributes: {}, lastReadMessageIndex: null }]),
      );
      conversations.set(uniqueName, { uniqueName, isClosed: false, participants, messages: [] });
    },
    closeConversation: (uniqueName) => {
      const conversation = conversations.get(uniqueName);
      if (conversation === undefined) return;
      conversation.isClosed = true;
      tell(conversation, (client, local) => {
        local.isClosed = true;
        client.emit('conversationUpdated', { conversation: local.conversation });
      });
    },
    deleteConversation: (uniqueName) => {
      const conversation = conversations.get(uniqueName);
      if (conversation === undefined) return;
      tell(conversation, (client, local) => {
        local.isJoined = false;
        client.conversations.delete(uniqueName);
        client.emit('conversationLeft', local.conversation);
        client.emit('conversationRemoved', local.conversation);
      });
      conversations.delete(uniqueName);
    },
    post: (uniqueName, author, body, attributes) => {
      const conversation = conversations.get(uniqueName);
      if (conversation !== undefined) store(conversation, { author, body, attributes });
    },
    setOnline,
    refuse: (userId) => {
      refused.add(String(userId));
      for (const client of clientsOf(String(userId))) end(client, false);
    },
    expire: (userId) => {
      expired.add(String(userId));
      for (const client of clientsOf(String(userId))) end(client, true);
    },
    loseNextReply: () => {
      losesReply = true;
    },
    failNextMessage: (status, code) => {
      nextFailure = failure(status, code);
    },
    failNextStart: () => {
      failsStart = true;
    },
  };
}
