import { chatLimits, chatMessage, conversationIdOf, type ChatDraft } from '@perigee/domain/chat';
import type { JSONValue } from '@twilio/conversations';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeChatService, type ChatUser } from './chat-service.conformance.ts';
import type { ChatListeners } from './chat-service.ts';
import { openTwilioChat } from './open-twilio-chat.ts';
import { TYPING_MS } from './twilio-client.ts';
import { createTwilioServers, type TwilioServers } from './twilio-servers.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const [NOOR, IDRIS, STRANGER] = [1300, 1301, 1302];
const REGION = 'us1';
const CONVERSATION = conversationIdOf(7);

/** How long a page takes a user for typing, in milliseconds: as long as the library does, and short for other tests. */
const TYPING_ENDS_MS = TYPING_MS + 1000;
const SHORT_TYPING_MS = 20;

function openServers(typingMs = SHORT_TYPING_MS) {
  // The clock stands still: all messages have one time.
  const servers = createTwilioServers(() => NOW, typingMs);
  servers.createConversation(CONVERSATION, [NOOR, IDRIS]);
  return servers;
}

// Behind the library's interface: its own protocol is not tested.
describeChatService('Twilio', async () => {
  const servers = openServers();
  const userOf = (id: number): ChatUser => ({
    id,
    token: servers.tokenOf(id),
    chat: { connect: (...session) => openTwilioChat(REGION, ...session, servers.openClient) },
    cutNetwork: () => servers.setOnline(id, false),
    restoreNetwork: () => servers.setOnline(id, true),
    endSessions: () => servers.refuse(id),
  });
  return {
    noor: userOf(NOOR),
    idris: userOf(IDRIS),
    stranger: userOf(STRANGER),
    conversationId: CONVERSATION,
    unmatch: () => servers.deleteConversation(CONVERSATION),
    close: () => undefined,
  };
});

describe('the chat of Twilio, beside the port', () => {
  const open: { close: () => void }[] = [];
  afterEach(() => {
    for (const connection of open.splice(0)) connection.close();
    vi.useRealTimers();
  });

  function openPage(servers: TwilioServers, userId: number) {
    const heard = {
      onConnected: vi.fn<ChatListeners['onConnected']>(),
      onDisconnected: vi.fn<ChatListeners['onDisconnected']>(),
      onRefused: vi.fn<ChatListeners['onRefused']>(),
      onMessage: vi.fn<ChatListeners['onMessage']>(),
      onTyping: vi.fn<ChatListeners['onTyping']>(),
      onRead: vi.fn<ChatListeners['onRead']>(),
      onCall: vi.fn<ChatListeners['onCall']>(),
      onClosed: vi.fn<ChatListeners['onClosed']>(),
    };
    const connection = openTwilioChat(REGION, servers.tokenOf(userId), heard, servers.openClient);
    open.push(connection);
    return { connection, heard };
  }
  const connectedPage = async (servers: TwilioServers, userId: number) => {
    const page = openPage(servers, userId);
    await expect.poll(() => page.heard.onConnected).toHaveBeenCalledTimes(1);
    return page;
  };
  const draftOf = (text: string): ChatDraft => ({ id: crypto.randomUUID(), text, quote: null });

  it('refuses a token that expires, and does not try it again', async () => {
    const servers = openServers();
    const openClient = vi.fn<TwilioServers['openClient']>(servers.openClient);
    const { heard, connection } = await connectedPage({ ...servers, openClient }, NOOR);
    servers.expire(NOOR);
    await expect.poll(() => heard.onRefused).toHaveBeenCalledTimes(1);
    expect(heard.onDisconnected).toHaveBeenCalledTimes(1);
    expect(servers.openClients()).toBe(0);
    expect(openClient).toHaveBeenCalledTimes(1);
    await expect(connection.conversations()).rejects.toMatchObject({ reason: 'offline' });
  });

  it('connects once there is a network', async () => {
    const servers = openServers();
    servers.setOnline(NOOR, false);
    const offline = openPage(servers, NOOR);
    await connectedPage(servers, IDRIS);
    expect(offline.heard.onConnected).not.toHaveBeenCalled();
    servers.setOnline(NOOR, true);
    await expect.poll(() => offline.heard.onConnected).toHaveBeenCalledTimes(1);
    expect(servers.openClients()).toBe(2);
    expect(offline.heard.onRefused).not.toHaveBeenCalled();
  });

  it('replaces a client that has failed to start, and ends it', async () => {
    const servers = openServers();
    servers.failNextStart();
    const { heard } = await connectedPage(servers, NOOR);
    expect(servers.openClients()).toBe(1);
    expect(heard.onRefused).not.toHaveBeenCalled();
  });

  it('ends the client with the connection', async () => {
    const servers = openServers();
    const { connection } = await connectedPage(servers, NOOR);
    expect(servers.openClients()).toBe(1);
    connection.close();
    expect(servers.openClients()).toBe(0);
  });

  it('stores a message once whose reply is lost, also if the page is loaded again', async () => {
    const servers = openServers();
    const other = await connectedPage(servers, IDRIS);
    const { connection, heard } = await connectedPage(servers, NOOR);
    const [first, second] = [draftOf('Sent in the tunnel'), draftOf('And before a reload')];
    servers.loseNextReply();
    await expect(connection.send(CONVERSATION, first)).rejects.toMatchObject({ reason: 'offline' });
    servers.setOnline(NOOR, true);
    await expect.poll(() => heard.onConnected).toHaveBeenCalledTimes(2);
    const sent = await connection.send(CONVERSATION, first);
    expect(sent.id).toBe(first.id);

    servers.loseNextReply();
    await expect(connection.send(CONVERSATION, second)).rejects.toMatchObject({
      reason: 'offline',
    });
    connection.close();
    servers.setOnline(NOOR, true);
    const reloaded = await connectedPage(servers, NOOR);
    const again = await reloaded.connection.send(CONVERSATION, second);
    const { messages } = await reloaded.connection.messages(CONVERSATION);
    expect(messages).toEqual([sent, again]);
    await expect.poll(() => other.heard.onMessage.mock.calls).toEqual([[sent], [again]]);
  });

  it('takes no message of another user for one that is sent again', async () => {
    const servers = openServers();
    const { connection } = await connectedPage(servers, NOOR);
    const draft = draftOf('Mine');
    servers.post(CONVERSATION, String(IDRIS), 'Not yours', { id: draft.id, quote: null });
    await expect(connection.send(CONVERSATION, draft)).rejects.toMatchObject({ reason: 'refused' });
  });

  it.each([
    [429, 50_360, 'too-fast'],
    [503, 20_503, 'offline'],
    [403, 50_403, 'closed'],
    [404, 20_404, 'closed'],
    [400, 50_377, 'closed'],
    [400, 50_511, 'refused'],
  ])('rejects a call with the status %i and the code %i as %s', async (status, code, reason) => {
    const servers = openServers();
    const { connection } = await connectedPage(servers, NOOR);
    const draft = draftOf('Hello');
    servers.failNextMessage(status, code);
    await expect(connection.send(CONVERSATION, draft)).rejects.toMatchObject({
      name: 'ChatError',
      reason,
    });
    expect(await connection.send(CONVERSATION, draft)).toMatchObject(draft);
  });

  it('leaves a quote to Twilio that is longer than it stores', async () => {
    const { connection } = await connectedPage(openServers(), NOOR);
    const quote = { authorId: IDRIS, text: 'x'.repeat(chatLimits.messageLength) };
    const call = connection.send(CONVERSATION, { ...draftOf('Yes'), quote });
    await expect(call).rejects.toMatchObject({ reason: 'refused' });
  });

  it('shows typing until it ends by itself', async () => {
    vi.useFakeTimers();
    const servers = openServers(TYPING_ENDS_MS);
    const [typist, other] = [openPage(servers, NOOR), openPage(servers, IDRIS)];
    await vi.advanceTimersByTimeAsync(100);
    for (let count = 0; count < 10; count += 1) {
      typist.connection.setTyping(CONVERSATION, true);
      await vi.advanceTimersByTimeAsync(chatLimits.typingRepeatMs);
    }
    expect(new Set(other.heard.onTyping.mock.calls.map(([, isTyping]) => isTyping))).toEqual(
      new Set([true]),
    );
    typist.connection.setTyping(CONVERSATION, false);
    await vi.advanceTimersByTimeAsync(TYPING_ENDS_MS);
    expect(other.heard.onTyping.mock.lastCall).toEqual([CONVERSATION, false]);
    const { length } = other.heard.onTyping.mock.calls;
    await vi.advanceTimersByTimeAsync(5 * TYPING_ENDS_MS);
    expect(other.heard.onTyping.mock.calls).toHaveLength(length);
  });

  it('hears each ring of a call, and none of a call that rang before', async () => {
    const servers = openServers();
    const [caller, callee] = [
      await connectedPage(servers, NOOR),
      await connectedPage(servers, IDRIS),
    ];
    const callId = crypto.randomUUID();
    const ring = { conversationId: CONVERSATION, callId, senderId: NOOR, signal: 'ring' };
    await caller.connection.signalCall(CONVERSATION, callId, 'ring');
    await caller.connection.signalCall(CONVERSATION, callId, 'ring');
    await expect.poll(() => callee.heard.onCall.mock.calls).toEqual([[ring], [ring]]);

    const later = await connectedPage(servers, IDRIS);
    await later.connection.conversations();
    const { id } = await caller.connection.send(CONVERSATION, draftOf('Call me'));
    await later.connection.markRead(CONVERSATION, id);
    await expect.poll(() => later.heard.onRead).toHaveBeenCalled();
    expect(later.heard.onCall).not.toHaveBeenCalled();
  });

  it('shows messages of other programs, but none without a text or a user', async () => {
    const servers = openServers();
    const { connection, heard } = await connectedPage(servers, NOOR);
    const foreign: JSONValue[] = ['a text', null, [1], { id: 7, quote: 'no quote' }, {}];
    for (const attributes of foreign) {
      servers.post(CONVERSATION, String(IDRIS), 'From the console', attributes);
    }
    servers.post(CONVERSATION, 'system', 'A notice', {});
    servers.post(CONVERSATION, String(IDRIS), '', {});
    const last = await connection.send(CONVERSATION, draftOf('Who are you?'));
    await expect.poll(() => heard.onMessage.mock.lastCall).toEqual([last]);
    const { messages } = await connection.messages(CONVERSATION);
    expect(heard.onMessage.mock.calls.map(([message]) => message)).toEqual(messages);
    expect(messages).toHaveLength(6);
    for (const message of messages) expect(chatMessage.parse(message)).toEqual(message);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(6);
    expect(new Set(messages.map(({ sentAt }) => sentAt)).size).toBe(6);
    const [conversation] = await connection.conversations();
    expect(conversation).toMatchObject({ lastMessage: last, unreadCount: 5 });
  });

  it('passes over a page that has nothing to show', async () => {
    const servers = openServers();
    servers.post(CONVERSATION, String(IDRIS), 'Hello', {});
    for (let count = 0; count < 2 * chatLimits.pageSize; count += 1) {
      servers.post(CONVERSATION, 'system', 'A notice', {});
    }
    const { connection } = await connectedPage(servers, NOOR);
    const page = await connection.messages(CONVERSATION);
    expect(page.messages.map(({ text }) => text)).toEqual(['Hello']);
    expect(page.hasEarlier).toBe(false);
  });

  it('gives messages of one time the same times on every page', async () => {
    let count = 0;
    // Two messages have the time of each reading.
    const clock = () => new Date(NOW.getTime() + 1000 * Math.floor(count++ / 2));
    const servers = createTwilioServers(clock, SHORT_TYPING_MS);
    servers.createConversation(CONVERSATION, [NOOR, IDRIS]);
    // The page does not know it, but the next one has its time.
    servers.post(CONVERSATION, String(IDRIS), 'First', {});
    const { heard } = await connectedPage(servers, NOOR);
    const all = 2 * chatLimits.pageSize;
    for (let sent = 0; sent < all; sent += 1) {
      servers.post(CONVERSATION, String(sent % 2 === 0 ? NOOR : IDRIS), String(sent), {});
    }
    await expect.poll(() => heard.onMessage).toHaveBeenCalledTimes(all);
    const heardMessages = heard.onMessage.mock.calls.map(([message]) => message);

    const { connection } = await connectedPage(servers, IDRIS);
    // The pages begin between two messages of one time.
    const newest = await connection.messages(CONVERSATION);
    const earlier = await connection.messages(CONVERSATION, newest.messages[0]?.id);
    expect([...earlier.messages, ...newest.messages]).toEqual(heardMessages);
    const times = heardMessages.map(({ sentAt }) => Date.parse(sentAt));
    expect(new Set(times).size).toBe(all);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('lists all conversations of matches, and counts all that is unread', async () => {
    const servers = openServers();
    const ids = [8, 9, 10, 11].map(conversationIdOf);
    for (const id of ids) servers.createConversation(id, [NOOR, STRANGER]);
    servers.createConversation('support', [NOOR, STRANGER]);
    const unreadCount = 2 * chatLimits.pageSize + 3;
    for (let count = 0; count < unreadCount; count += 1) {
      servers.post(CONVERSATION, String(IDRIS), String(count), {});
    }
    const { connection, heard } = await connectedPage(servers, NOOR);
    const all = await connection.conversations();
    expect(all.map(({ id }) => id)).toEqual([CONVERSATION, ...ids]);
    expect(all[0]).toMatchObject({ unreadCount, lastMessage: { text: String(unreadCount - 1) } });
    servers.post('support', String(STRANGER), 'Hello', {});
    await connection.send(CONVERSATION, draftOf('Hello'));
    await expect.poll(() => heard.onMessage).toHaveBeenCalledTimes(1);
  });

  it('closes a conversation whose state is closed', async () => {
    const servers = openServers();
    const { connection, heard } = await connectedPage(servers, NOOR);
    await connection.send(CONVERSATION, draftOf('Hello'));
    servers.closeConversation(CONVERSATION);
    await expect.poll(() => heard.onClosed.mock.calls).toEqual([[CONVERSATION]]);
    expect(await connection.conversations()).toEqual([]);
    const call = connection.send(CONVERSATION, draftOf('Hello?'));
    await expect(call).rejects.toMatchObject({ reason: 'closed' });
  });
});
