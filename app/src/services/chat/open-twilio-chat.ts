import {
  chatDraft,
  chatEvents,
  chatLimits,
  matchIdOf,
  type ChatConversation,
  type ChatDraft,
  type ChatMessage,
} from '@perigee/domain/chat';
import type { JSONObject, JSONValue } from '@twilio/conversations';
import { ChatError, type ChatConnection, type ChatListeners } from './chat-service.ts';
import {
  openTwilioClient,
  type TwilioClient,
  type TwilioConversation,
  type TwilioMessage,
  type TwilioPage,
  type TwilioParticipant,
} from './twilio-client.ts';
import { createTwilioMessages, isShown, type TwilioMessages } from './twilio-messages.ts';

/** The waits before another client of the library is opened, in milliseconds: each is twice the one before. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Statuses and the code with which Twilio rejects calls, beside others for calls that never succeed. */
const TOO_MANY_REQUESTS = 429;
const NO_PARTICIPANT = new Set([403, 404]);
const SERVER_ERROR = 500;
const CLOSED = 50_377;

/** What the page knows of a conversation. */
interface Log {
  messages: TwilioMessages;
  /** Whether every message that is stored is known that an earlier attempt to send may have stored. */
  isSearched: boolean;
  /** The index until which the user has read; -1 before the first. */
  ownRead: number;
}

const offline = () => new ChatError('offline', 'The chat is not connected');
const closed = () => new ChatError('closed', 'The conversation is closed');

/**
 * Connects to the chat of Twilio.
 *
 * @param openClient opens a client of the library, unless a test stands in for it
 */
export function openTwilioChat(
  region: string,
  token: string,
  listeners: ChatListeners,
  openClient = openTwilioClient,
): ChatConnection {
  let client: TwilioClient;
  let isOver = false;
  /** The library has loaded what it needs. Until then its calls wait or fail. */
  let isInitialized = false;
  let isConnected = false;
  let waitMs = FIRST_WAIT_MS;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  /** Of this client. */
  const found = new Map<string, TwilioConversation>();
  const logs = new Map<string, Log>();
  const ended = new Set<string>();
  /** The last message to be sent, and the last event to be heard: the next one waits for it. */
  let sending: Promise<unknown> = Promise.resolve();
  let hearing = Promise.resolve();

  const logOf = (conversationId: string): Log => {
    const known = logs.get(conversationId);
    if (known !== undefined) return known;
    const messages = createTwilioMessages(conversationId);
    const log = { messages, isSearched: false, ownRead: -1 };
    logs.set(conversationId, log);
    return log;
  };
  const isOwn = ({ identity }: TwilioParticipant) => identity === client.user.identity;

  const conversationOf = async (conversationId: string): Promise<TwilioConversation> => {
    if (ended.has(conversationId)) throw closed();
    const conversation =
      found.get(conversationId) ?? (await client.getConversationByUniqueName(conversationId));
    if (!isOpen(conversation)) throw closed();
    found.set(conversationId, conversation);
    return conversation;
  };
  /** Runs a call of the library. Without a connection the library would keep it for the next one. */
  const call = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (!isConnected) throw offline();
    try {
      return await run();
    } catch (error) {
      throw chatErrorOf(error);
    }
  };

  const ownReadOf = ({ lastReadMessageIndex }: TwilioConversation, { ownRead }: Log) =>
    Math.max(ownRead, lastReadMessageIndex ?? -1);

  /** The library's own count includes the user's messages, and is late. */
  const countUnread = async (page: TwilioPage<TwilioMessage>, ownRead: number): Promise<number> => {
    const isUnread = (message: TwilioMessage) =>
      message.index > ownRead && message.author !== client.user.identity && isShown(message);
    const count = page.items.filter(isUnread).length;
    const isAll = !page.hasPrevPage || page.items.some(({ index }) => index <= ownRead);
    return isAll ? count : count + (await countUnread(await page.prevPage(), ownRead));
  };
  const shown = async (conversation: TwilioConversation, id: string): Promise<ChatConversation> => {
    const log = logOf(id);
    const page = await log.messages.load(conversation, chatLimits.pageSize);
    const last = page.items.findLast(isShown);
    const other = (await conversation.getParticipants()).find((one) => !isOwn(one));
    const otherRead = other?.lastReadMessageIndex ?? null;
    return {
      id,
      lastMessage: last === undefined ? null : await log.messages.at(conversation, last.index),
      unreadCount: await countUnread(page, ownReadOf(conversation, log)),
      otherReadAt: otherRead === null ? null : await log.messages.sentAt(conversation, otherRead),
    };
  };
  const allConversations = async (
    page: TwilioPage<TwilioConversation>,
  ): Promise<TwilioConversation[]> =>
    page.hasNextPage
      ? [...page.items, ...(await allConversations(await page.nextPage()))]
      : page.items;

  /**
   * The provider would store a message again, so the newest ones are searched first if an attempt that has lost its
   * reply may have stored it: on this page, or before it was reloaded.
   */
  const sendNow = async (conversationId: string, draft: ChatDraft): Promise<ChatMessage> => {
    const conversation = await conversationOf(conversationId);
    const log = logOf(conversationId);
    if (!log.isSearched) await log.messages.load(conversation, chatLimits.pageSize);
    const { text, id, quote } = draft;
    const stored = log.messages.byId(id);
    if (stored !== undefined) {
      if (stored.senderId === Number(client.user.identity)) return stored;
      throw new ChatError('refused', 'The id is taken');
    }
    log.isSearched = false;
    const index = await conversation.sendMessage(text, { id, quote });
    const sent = await log.messages.at(conversation, index);
    log.isSearched = true;
    if (sent === null) throw new ChatError('refused', 'The message was removed');
    return sent;
  };

  const hear = (event: () => Promise<void>) => {
    hearing = hearing.then(event).catch((cause: unknown) => {
      // oxlint-disable-next-line no-console -- what was missed is loaded with the next connection
      if (isConnected) console.warn('An event of the chat was not understood', cause);
    });
  };
  const hearMessage = async (message: TwilioMessage, conversation: TwilioConversation) => {
    const id = idOf(conversation);
    if (id === null) return;
    const heard = await logOf(id).messages.hear(conversation, message);
    if (heard !== null && !isOver) listeners.onMessage(heard);
  };
  const hearRead = async (participant: TwilioParticipant, index: number) => {
    const { conversation, identity } = participant;
    const id = idOf(conversation);
    if (id === null) return;
    const log = logOf(id);
    if (isOwn(participant)) log.ownRead = Math.max(log.ownRead, index);
    const readAt = await log.messages.sentAt(conversation, index);
    if (readAt === null || isOver) return;
    listeners.onRead({ conversationId: id, userId: Number(identity), readAt });
  };
  const hearCall = ({ conversation, identity, attributes }: TwilioParticipant) => {
    const { call: signalled } = objectOf(attributes);
    const heard = chatEvents.call.safeParse({
      ...objectOf(signalled),
      conversationId: idOf(conversation),
      senderId: Number(identity),
    });
    if (heard.success) listeners.onCall(heard.data);
  };
  const hearTyping = (participant: TwilioParticipant, isTyping: boolean) => {
    const id = idOf(participant.conversation);
    if (id !== null && !isOwn(participant)) listeners.onTyping(id, isTyping);
  };
  const hearEnd = (conversation: TwilioConversation) => {
    const id = idOf(conversation);
    if (id === null || ended.has(id)) return;
    ended.add(id);
    listeners.onClosed(id);
  };

  const connected = () => {
    if (isConnected) return;
    isConnected = true;
    waitMs = FIRST_WAIT_MS;
    listeners.onConnected();
  };
  const disconnected = () => {
    if (!isConnected) return;
    isConnected = false;
    for (const log of logs.values()) {
      log.messages.interrupt();
      log.isSearched = false;
    }
    listeners.onDisconnected();
  };
  /** Ends a client, which connects no more. */
  const dropClient = () => {
    client.removeAllListeners();
    client.shutdown().catch(() => undefined);
    found.clear();
    disconnected();
  };
  const refuse = () => {
    dropClient();
    isOver = true;
    listeners.onRefused();
  };
  /** The next client shows whether the token is the reason. */
  const reopen = () => {
    dropClient();
    reopening = setTimeout(open, waitMs);
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  };
  const onState = (state: string) => {
    if (state === 'denied') refuse();
    else if (state === 'disconnected') reopen();
    else if (state !== 'connected') disconnected();
    else if (isInitialized) connected();
  };

  function open() {
    isInitialized = false;
    client = openClient(region, token);
    client.on('initialized', () => {
      isInitialized = true;
      onState(client.connectionState);
    });
    client.on('initFailed', ({ error }) => {
      // After any other failure the library tries again.
      if (error?.terminal === true) reopen();
    });
    client.on('connectionStateChanged', onState);
    client.on('tokenExpired', refuse);
    client.on('messageAdded', (message) => {
      hear(() => hearMessage(message, message.conversation));
    });
    client.on('participantUpdated', ({ participant, updateReasons }) => {
      const index = participant.lastReadMessageIndex;
      if (updateReasons.includes('lastReadMessageIndex') && index !== null) {
        hear(() => hearRead(participant, index));
      }
      if (updateReasons.includes('attributes')) hearCall(participant);
    });
    client.on('typingStarted', (participant) => hearTyping(participant, true));
    client.on('typingEnded', (participant) => hearTyping(participant, false));
    client.on('conversationUpdated', ({ conversation }) => {
      if (conversation.state?.current === 'closed') hearEnd(conversation);
    });
    client.on('conversationLeft', hearEnd);
    client.on('conversationRemoved', hearEnd);
  }
  open();

  return {
    conversations: () =>
      call(async () => {
        const all = await allConversations(await client.getSubscribedConversations());
        return Promise.all(
          all.flatMap((conversation) => {
            const id = idOf(conversation);
            return id === null || !isOpen(conversation) ? [] : [shown(conversation, id)];
          }),
        );
      }),
    messages: (conversationId, before) =>
      call(async () => {
        const conversation = await conversationOf(conversationId);
        return logOf(conversationId).messages.page(conversation, before);
      }),
    send: (conversationId, sent) => {
      const draft = chatDraft.safeParse(sent);
      const send = () =>
        call(async () => {
          if (!draft.success) throw new ChatError('refused', draft.error.message);
          return sendNow(conversationId, draft.data);
        });
      const message = sending.then(send);
      sending = message.catch(() => undefined);
      return message;
    },
    markRead: (conversationId, messageId) =>
      call(async () => {
        const conversation = await conversationOf(conversationId);
        const log = logOf(conversationId);
        const index = log.messages.indexOf(messageId);
        if (index <= ownReadOf(conversation, log)) return;
        await conversation.advanceLastReadMessageIndex(index);
        log.ownRead = Math.max(log.ownRead, index);
      }),
    setTyping: (conversationId, isTyping) => {
      // Twilio has no other end of it than a message, or no further report.
      if (!isTyping) return;
      call(async () => (await conversationOf(conversationId)).typing()).catch(() => undefined);
    },
    signalCall: (conversationId, callId, signal) =>
      call(async () => {
        const conversation = await conversationOf(conversationId);
        const own = (await conversation.getParticipants()).find(isOwn);
        if (own === undefined) throw closed();
        const attributes = objectOf(own.attributes);
        // Attributes that do not change are not sent to the others.
        const turn = Number(objectOf(attributes['call'])['turn'] ?? 0) + 1;
        await own.updateAttributes({ ...attributes, call: { callId, signal, turn } });
      }),
    close: () => {
      isOver = true;
      isConnected = false;
      clearTimeout(reopening);
      dropClient();
    },
  };
}

/** Our id of a conversation; null for one that is not of a match. */
const idOf = ({ uniqueName }: TwilioConversation) =>
  uniqueName !== null && matchIdOf(uniqueName) !== null ? uniqueName : null;

const isOpen = ({ status, state }: TwilioConversation) =>
  status === 'joined' && state?.current !== 'closed';

/** The attributes of a participant, which may be any JSON. */
const objectOf = (value: JSONValue | undefined): JSONObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** What the library rejects with if Twilio answered. Its other errors mean that the connection was lost. */
interface TwilioFailure {
  status: number;
  body?: { code?: number };
}

const isFailure = (error: object): error is TwilioFailure =>
  'status' in error && typeof error.status === 'number' && error.status > 0;

function chatErrorOf(error: unknown): ChatError {
  if (error instanceof ChatError) return error;
  if (!(error instanceof Error) || !isFailure(error)) return offline();
  const { status, body, message } = error;
  if (NO_PARTICIPANT.has(status) || body?.code === CLOSED) return closed();
  if (status === TOO_MANY_REQUESTS) return new ChatError('too-fast', message);
  return status >= SERVER_ERROR ? offline() : new ChatError('refused', message);
}
