import {
  chatConversation,
  chatLimits,
  chatMessage,
  chatPage,
  conversationIdOf,
  type ChatMessage,
  type ChatReply,
} from '@perigee/domain/chat';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChatCalls, type ChatCall } from '../src/chat/chat-calls.ts';
import { chatMessages, chatReads } from '../src/db/schema/chat.ts';
import { matches } from '../src/db/schema/likes.ts';
import { lockPair } from '../src/likes/pair.ts';
import { unmatch } from '../src/likes/unmatch.ts';
import { datingIn } from './dating.ts';
import { NOW, testSandbox } from './harness.ts';
import { TEST_SERVER } from './test-server.ts';
import { chatServerMessages } from '../src/chat/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const [NOOR, IDRIS, STRANGER] = [1300, 1301, 1302];
const DAY_MS = 24 * 60 * 60 * 1000;

const sandbox = await testSandbox();
const { put, putMatch } = datingIn(sandbox);
const answer = createChatCalls(sandbox.context);
let matchId: number;
let conversationId: string;
beforeEach(async () => {
  await put({ id: NOOR }, { id: IDRIS, gender: 'F' }, { id: STRANGER });
  matchId = await putMatch(NOOR, IDRIS);
  conversationId = conversationIdOf(matchId);
});

const draftOf = (change: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID() as string,
  text: 'I have eaten it eleven times. I keep a list.',
  quote: null,
  ...change,
});
const dataOf = async (reply: Promise<ChatReply>): Promise<unknown> => {
  const answered = await reply;
  if ('error' in answered) throw new Error(answered.error.message);
  return answered.data;
};
const send = (userId: number, change: Record<string, unknown> = {}, to = conversationId) =>
  answer(userId, 'send', { conversationId: to, draft: draftOf(change) });
const sent = async (...args: Parameters<typeof send>) =>
  chatMessage.parse(await dataOf(send(...args)));
const pageOf = async (userId: number, before?: string) =>
  chatPage.parse(
    await dataOf(
      answer(userId, 'messages', { conversationId, ...(before !== undefined && { before }) }),
    ),
  );
const conversationsOf = async (userId: number) =>
  chatConversation.array().parse(await dataOf(answer(userId, 'conversations', {})));
const markRead = (userId: number, messageId: string) =>
  answer(userId, 'markRead', { conversationId, messageId });
const refusal = (reason: string, message: unknown = expect.any(String)) => ({
  error: { reason, message },
});
const CLOSED = refusal('closed', chatServerMessages.conversationClosed);
const textsOf = (messages: readonly ChatMessage[]) => messages.map(({ text }) => text);
const eventsOf = (name: string) => sandbox.chatEvents.filter(({ event }) => event[0] === name);

describe('a message', () => {
  it('is stored, and sent to the pages of both users', async () => {
    const quote = { authorId: IDRIS, text: 'Tell me about the photo with the lake.' };
    const draft = draftOf({ text: '  The lake is in Slovenia. ', quote });
    const message = await sent(NOOR, draft);
    expect(message).toEqual({
      ...draft,
      text: 'The lake is in Slovenia.',
      conversationId,
      senderId: NOOR,
      sentAt: NOW.toISOString(),
    });
    expect(sandbox.chatEvents).toEqual([{ userIds: [NOOR, IDRIS], event: ['message', message] }]);
    for (const userId of [NOOR, IDRIS]) expect((await pageOf(userId)).messages).toEqual([message]);
  });

  it('is stored after all others, also at the same moment and if the clock was set back', async () => {
    sandbox.advance(60);
    const texts = Array.from({ length: 20 }, (_, index) => `Number ${index}`);
    await Promise.all(texts.map((text, index) => sent(index % 2 === 0 ? NOOR : IDRIS, { text })));
    sandbox.advance(-60);
    await sent(IDRIS, { text: 'last' });
    const { messages } = await pageOf(NOOR);
    expect(textsOf(messages)).toEqual([...texts, 'last']);
    const times = messages.map(({ sentAt }) => Date.parse(sentAt));
    expect(new Set(times).size).toBe(times.length);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(eventsOf('message').map(({ event: [, data] }) => data)).toEqual(messages);
  });

  it('is stored once, however often it is repeated, and then sent again', async () => {
    const draft = draftOf();
    const replies = await Promise.all(Array.from({ length: 20 }, () => sent(NOOR, draft)));
    for (const message of replies) expect(message).toEqual(replies[0]);
    expect(await sandbox.db.$count(chatMessages)).toBe(1);
    // Pages drop what they have heard before.
    expect(eventsOf('message')).toHaveLength(replies.length);
    // A repetition does not count against the limit, and changes nothing.
    await Promise.all(Array.from({ length: 19 }, () => sent(NOOR)));
    expect(await sent(NOOR, { ...draft, text: 'changed' })).toEqual(replies[0]);
  });

  it('needs an id that no other message has', async () => {
    const { id } = await sent(NOOR);
    const other = conversationIdOf(await putMatch(NOOR, STRANGER));
    const taken = refusal('refused', chatServerMessages.idTaken);
    expect(await send(IDRIS, { id })).toEqual(taken);
    expect(await send(NOOR, { id }, other)).toEqual(taken);
    expect(await sandbox.db.$count(chatMessages)).toBe(1);
  });

  it.each([
    ['no text', { text: '' }, serverMessages.fieldMissing('draft.text')],
    ['a text of spaces', { text: ' \n ' }, serverMessages.fieldMissing('draft.text')],
    [
      'a text that is too long',
      { text: 'x'.repeat(chatLimits.messageLength + 1) },
      serverMessages.fieldTooLong('draft.text', chatLimits.messageLength),
    ],
    ['a NUL character', { text: 'a\0b' }, serverMessages.fieldMalformed('draft')],
    ['half a character', { text: '\uD83D' }, serverMessages.fieldMalformed('draft')],
    ['a number as its text', { text: 7 }, serverMessages.fieldOfWrongType('draft.text', 'text')],
    ['an id that is none', { id: 'one' }, serverMessages.fieldMalformed('draft.id')],
    ['another field', { senderId: 1 }, serverMessages.fieldUnknown('draft.senderId')],
    [
      'a quote without words',
      { quote: { authorId: IDRIS, text: '' } },
      serverMessages.fieldMissing('draft.quote.text'),
    ],
    [
      'a quote of a third user',
      { quote: { authorId: STRANGER, text: 'Hello' } },
      chatServerMessages.quoteOfStranger,
    ],
  ])('is refused with %s', async (_what, change, message) => {
    expect(await send(NOOR, change)).toEqual(refusal('refused', message));
    expect(await sandbox.db.$count(chatMessages)).toBe(0);
    expect(sandbox.chatEvents).toEqual([]);
  });

  it('may be as long as the limit, in any script', async () => {
    const text = 'ن'.repeat(chatLimits.messageLength);
    expect((await sent(NOOR, { text })).text).toBe(text);
  });

  it('is refused beyond 20 in ten seconds, and accepted afterwards', async () => {
    const replies = await Promise.all(Array.from({ length: 100 }, () => send(NOOR)));
    const accepted = replies.filter((reply) => 'data' in reply);
    expect(accepted).toHaveLength(20);
    expect(replies.filter((reply) => 'error' in reply)).toEqual(
      Array.from({ length: 80 }, () => refusal('too-fast', chatServerMessages.tooFast)),
    );
    expect((await pageOf(IDRIS)).messages).toEqual(
      accepted.map((reply) => ('data' in reply ? reply.data : null)),
    );
    await sent(IDRIS);
    sandbox.advance(10);
    await sent(NOOR);
  });
});

describe('many calls of one user at once', () => {
  const ofOneUser = (call: () => Promise<ChatReply>) => Array.from({ length: 1100 }, call);

  it.each<[ChatCall, () => Promise<ChatReply>]>([
    ['send', () => send(NOOR)],
    ['conversations', () => answer(NOOR, 'conversations', {})],
    ['typing', () => answer(NOOR, 'typing', { conversationId, isTyping: true })],
  ])('of %s do not refuse those of another', async (_call, call) => {
    const many = ofOneUser(call);
    await sent(IDRIS);
    const replies = await Promise.all(many);
    const refused = replies.filter((reply) => 'error' in reply);
    expect(refused.length).toBeGreaterThanOrEqual(1100 - 30);
    expect(refused).toEqual(refused.map(() => refusal('too-fast', chatServerMessages.tooFast)));
    expect(await conversationsOf(NOOR)).toHaveLength(1);
  });
});

describe('the pages of a conversation', () => {
  it('hold the newest messages, and those before', async () => {
    const count = 2 * chatLimits.pageSize + 1;
    await sandbox.db.insert(chatMessages).values(
      Array.from({ length: count }, (_, index) => ({
        id: crypto.randomUUID(),
        matchId,
        senderId: NOOR,
        text: String(index),
        sentAt: new Date(NOW.getTime() + index),
      })),
    );
    const newest = await pageOf(IDRIS);
    const earlier = await pageOf(IDRIS, newest.messages[0]?.id);
    const first = await pageOf(IDRIS, earlier.messages[0]?.id);
    expect([first, earlier, newest].flatMap(({ messages }) => textsOf(messages))).toEqual(
      Array.from({ length: count }, (_, index) => String(index)),
    );
    expect([newest, earlier, first].map(({ hasEarlier }) => hasEarlier)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('have no more before them if they are full and the first', async () => {
    await sandbox.db.insert(chatMessages).values(
      Array.from({ length: chatLimits.pageSize }, (_, index) => ({
        id: crypto.randomUUID(),
        matchId,
        senderId: NOOR,
        text: 'x',
        sentAt: new Date(NOW.getTime() + index),
      })),
    );
    expect((await pageOf(NOOR)).hasEarlier).toBe(false);
  });

  it('do not begin before a message of another conversation', async () => {
    const other = conversationIdOf(await putMatch(NOOR, STRANGER));
    const { id: before } = await sent(NOOR, {}, other);
    expect(await answer(NOOR, 'messages', { conversationId, before })).toEqual(
      refusal('refused', chatServerMessages.messageNotFound),
    );
  });
});

describe('the conversations of a user', () => {
  it('are those of all current matches, the newest first', async () => {
    const other = await putMatch(NOOR, STRANGER, { matchedAt: new Date(NOW.getTime() - DAY_MS) });
    const empty = { lastMessage: null, unreadCount: 0, otherReadAt: null };
    expect(await conversationsOf(NOOR)).toEqual([
      { id: conversationId, ...empty },
      { id: conversationIdOf(other), ...empty },
    ]);
    sandbox.advance(1);
    const lastMessage = await sent(STRANGER, {}, conversationIdOf(other));
    expect(await conversationsOf(NOOR)).toEqual([
      { id: conversationIdOf(other), lastMessage, unreadCount: 1, otherReadAt: null },
      { id: conversationId, ...empty },
    ]);
    expect(await conversationsOf(IDRIS)).toEqual([{ id: conversationId, ...empty }]);
  });

  it('count what the other user has sent since the read mark, which never moves back', async () => {
    const first = await sent(IDRIS);
    sandbox.advance(1);
    const second = await sent(IDRIS);
    await sent(NOOR);
    const unread = async () => (await conversationsOf(NOOR))[0]?.unreadCount;
    const readAt = async () => (await conversationsOf(IDRIS))[0]?.otherReadAt;
    expect([await unread(), await readAt()]).toEqual([2, null]);

    expect(await markRead(NOOR, first.id)).toEqual({ data: null });
    expect([await unread(), await readAt()]).toEqual([1, first.sentAt]);
    await markRead(NOOR, second.id);
    await markRead(NOOR, first.id);
    await markRead(NOOR, second.id);
    expect([await unread(), await readAt()]).toEqual([0, second.sentAt]);
    expect(eventsOf('read')).toEqual(
      [first, second].map(({ sentAt }) => ({
        userIds: [NOOR, IDRIS],
        event: ['read', { conversationId, userId: NOOR, readAt: sentAt }],
      })),
    );
    expect((await conversationsOf(IDRIS))[0]?.unreadCount).toBe(1);
    expect((await conversationsOf(NOOR))[0]?.otherReadAt).toBeNull();
  });

  it('move no read mark to a message of another conversation', async () => {
    const other = conversationIdOf(await putMatch(NOOR, STRANGER));
    const { id } = await sent(STRANGER, {}, other);
    expect(await markRead(NOOR, id)).toEqual(
      refusal('refused', chatServerMessages.messageNotFound),
    );
    expect(await sandbox.db.$count(chatReads)).toBe(0);
  });
});

describe('typing', () => {
  it('is told to the other user alone, and not stored', async () => {
    expect(await answer(NOOR, 'typing', { conversationId, isTyping: true })).toEqual({
      data: null,
    });
    expect(sandbox.chatEvents).toEqual([
      { userIds: [IDRIS], event: ['typing', { conversationId, isTyping: true }] },
    ]);
  });
});

const CALL_ID = '5f0c1c0e-8b1f-4c39-9d0a-0d9d3b0f7c11';

describe('a call that rings', () => {
  const signal = (userId: number) =>
    answer(userId, 'call', { conversationId, callId: CALL_ID, signal: 'ring' });

  it('is told to the pages of both users, and not stored', async () => {
    expect(await signal(NOOR)).toEqual({ data: null });
    const call = { conversationId, callId: CALL_ID, senderId: NOOR, signal: 'ring' };
    const [told] = sandbox.chatEvents;
    expect(told?.userIds.toSorted()).toEqual([NOOR, IDRIS]);
    expect(told?.event).toEqual(['call', call]);
  });

  it('sends a limited number of signals', async () => {
    for (let count = 0; count < 60; count++) expect(await signal(NOOR)).toEqual({ data: null });
    expect(await signal(NOOR)).toEqual(refusal('too-fast', chatServerMessages.tooFast));
    expect(await signal(IDRIS)).toEqual({ data: null });
    sandbox.advance(60);
    expect(await signal(NOOR)).toEqual({ data: null });
  });
});

/** Every call that names a conversation, with an input that is right. */
const callsOn = (id: string, messageId: string): [ChatCall, object][] => [
  ['messages', { conversationId: id }],
  ['send', { conversationId: id, draft: draftOf() }],
  ['markRead', { conversationId: id, messageId }],
  ['typing', { conversationId: id, isTyping: true }],
  ['call', { conversationId: id, callId: CALL_ID, signal: 'ring' }],
];

describe('a conversation that is not the user’s', () => {
  it.each([
    ['of two others', async () => conversationId],
    ['that does not exist', async () => 'match-999999999'],
    ['with an id that is none', async () => 'match-1 or 1=1'],
    [
      'of a match whose day is still to come',
      async () =>
        conversationIdOf(
          await putMatch(NOOR, STRANGER, { matchedAt: new Date(NOW.getTime() + 1) }),
        ),
    ],
    [
      'of a match that is over',
      async () => conversationIdOf(await putMatch(NOOR, STRANGER, { unmatchedAt: NOW })),
    ],
  ])('can be neither read nor written: %s', async (_what, idOf) => {
    const { id: messageId } = await sent(NOOR);
    const id = await idOf();
    sandbox.chatEvents.length = 0;
    for (const [call, input] of callsOn(id, messageId)) {
      expect([call, await answer(STRANGER, call, input)]).toEqual([call, CLOSED]);
    }
    expect(await conversationsOf(STRANGER)).toEqual([]);
    expect(await sandbox.db.$count(chatMessages)).toBe(1);
    expect(sandbox.chatEvents).toEqual([]);
  });

  it('opens on the day of the match', async () => {
    const dayAfter = new Date(NOW.getTime() + DAY_MS);
    const id = conversationIdOf(await putMatch(NOOR, STRANGER, { matchedAt: dayAfter }));
    sandbox.advance(DAY_MS / 1000);
    expect(await sent(STRANGER, {}, id)).toMatchObject({ conversationId: id });
  });
});

describe('an input that is not of its call', () => {
  it.each<[ChatCall, unknown]>([
    ['conversations', null],
    ['conversations', 'all'],
    ['messages', undefined],
    ['messages', { conversationId: 7 }],
    ['messages', { conversationId: 'match-1', before: 'one' }],
    ['send', []],
    ['send', { conversationId: 'match-1' }],
    ['send', { conversationId: 'match-1', draft: null }],
    ['markRead', { conversationId: 'match-1', messageId: 7 }],
    ['typing', { conversationId: 'match-1', isTyping: 'yes' }],
    ['call', { conversationId: 'match-1', callId: 'one', signal: 'ring' }],
    ['call', { conversationId: 'match-1', callId: CALL_ID, signal: 'answered' }],
  ])('is refused: %s of %j', async (call, input) => {
    expect(await answer(NOOR, call, input)).toEqual(refusal('refused'));
  });
});

describe('the end of a match', () => {
  it('closes the conversation to both users, who are told', async () => {
    const { id: messageId } = await sent(NOOR);
    sandbox.chatEvents.length = 0;
    await unmatch(sandbox.context, IDRIS, matchId);
    expect(sandbox.chatEvents).toEqual([
      { userIds: [NOOR, IDRIS], event: ['closed', { conversationId }] },
    ]);
    for (const userId of [NOOR, IDRIS]) {
      for (const [call, input] of callsOn(conversationId, messageId)) {
        expect(await answer(userId, call, input)).toEqual(CLOSED);
      }
      expect(await conversationsOf(userId)).toEqual([]);
    }
  });

  // The embedded database has one connection, on which a transaction waits for every other.
  it.runIf(TEST_SERVER !== undefined)('that is not committed yet is awaited', async () => {
    const waiting = sql<number>`count(*)`.mapWith(Number);
    const sending = await sandbox.db.transaction(async (tx) => {
      await lockPair(tx, NOOR, IDRIS);
      await tx.update(matches).set({ unmatchedAt: NOW }).where(eq(matches.id, matchId));
      const reply = send(NOOR);
      await expect
        .poll(() =>
          sandbox.db
            .select({ waiting })
            .from(sql`pg_stat_activity`)
            .where(sql`datname = current_database() and wait_event_type = 'Lock'`),
        )
        .toEqual([{ waiting: 1 }]);
      return { reply };
    });
    expect(await sending.reply).toEqual(CLOSED);
    expect(await sandbox.db.$count(chatMessages)).toBe(0);
  });

  // On a server the transactions really run at the same time.
  it('at the moment of messages refuses those that come after it', async () => {
    const [replies] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, (_, index) => send(index % 2 ? NOOR : IDRIS))),
      unmatch(sandbox.context, NOOR, matchId),
    ]);
    const accepted = replies.filter((reply) => 'data' in reply);
    expect(replies.filter((reply) => 'error' in reply)).toEqual(
      Array.from({ length: replies.length - accepted.length }, () => CLOSED),
    );
    expect(await sandbox.db.$count(chatMessages)).toBe(accepted.length);
    expect(await send(NOOR)).toEqual(CLOSED);
  });

  it('comes before a message whose transaction it overtakes', async () => {
    const transaction = sandbox.db.transaction.bind(sandbox.db);
    vi.spyOn(sandbox.db, 'transaction').mockImplementationOnce(async (...args) => {
      await unmatch(sandbox.context, IDRIS, matchId);
      return transaction(...args);
    });
    expect(await send(NOOR)).toEqual(CLOSED);
    expect(await sandbox.db.$count(chatMessages)).toBe(0);
  });

  it('with an account closes the conversations and leaves no message', async () => {
    const { id } = await sent(NOOR);
    await markRead(IDRIS, id);
    await sent(IDRIS);
    sandbox.chatEvents.length = 0;
    const token = await sandbox.context.tokens.session(NOOR);
    expect((await sandbox.call('DELETE', '/users/me', { token })).status).toBe(204);
    expect(sandbox.chatEvents).toEqual([
      { userIds: [NOOR, IDRIS], event: ['closed', { conversationId }] },
    ]);
    expect(sandbox.chatsEnded).toEqual([NOOR]);
    expect(await sandbox.db.$count(chatMessages)).toBe(0);
    expect(await sandbox.db.$count(chatReads)).toBe(0);
    expect(await conversationsOf(IDRIS)).toEqual([]);
  });

  // On a server the transactions really run at the same time: one that locks in another order deadlocks.
  it('with an account at the moment of messages and read marks leaves none', async () => {
    const { id } = await sent(NOOR);
    const token = await sandbox.context.tokens.session(NOOR);
    const [erased, ...replies] = await Promise.all([
      sandbox.call('DELETE', '/users/me', { token }),
      ...Array.from({ length: 10 }, () => send(IDRIS)),
      ...Array.from({ length: 10 }, () => markRead(IDRIS, id)),
    ]);
    expect(erased.status).toBe(204);
    const refused = replies.filter((reply) => 'error' in reply);
    expect(refused).toEqual(refused.map(() => CLOSED));
    expect(await sandbox.db.$count(chatMessages)).toBe(0);
  });
});
