import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messages } from '@perigee/domain';
import { chatReply, conversationIdOf, type ChatMessage } from '@perigee/domain/chat';
import { SignJWT } from 'jose';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmptySandbox } from '../contract/sandbox.ts';
import { issueLinkToken } from '../src/auth/link-token.ts';
import { CHAT_NAMESPACE } from '../src/chat/chat-channel.ts';
import { chatMessages } from '../src/db/schema/chat.ts';
import { matches } from '../src/db/schema/likes.ts';
import { startSandbox, type Sandbox } from '../src/node.ts';
import { ME_NAMESPACE } from '../src/realtime/realtime.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { emptyTables } from '../src/states/empty-tables.ts';
import { accepted } from '../src/states/people.ts';
import { readDatabaseDump, unpackDatabase } from './database-dump.ts';
import { connectPage, post } from './pages.ts';
import './harness.ts';
import { chatServerMessages } from '../src/chat/server-messages.ts';

const [NOOR, IDRIS] = [1300, 1301];
const SESSION_MS = 12 * 60 * 60 * 1000;
const TEXT = 'I have eaten it eleven times. I keep a list.';

let sandbox: Sandbox;
let conversationId: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  sandbox = await startEmptySandbox(await readDatabaseDump());
});
beforeEach(async () => {
  await emptyTables(sandbox.context.db);
  conversationId = await putMatch(sandbox);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => sandbox.stop());

/** Stores two members and their match, and returns its conversation. */
async function putMatch({ context: { db, clock } }: Sandbox): Promise<string> {
  await insertPeople(
    db,
    [NOOR, IDRIS].map((id) =>
      accepted(
        {
          id,
          email: `${id}@example.com`,
          phoneNumber: `+1212555${id}`,
          username: `user_${id}`,
        },
        clock(),
      ),
    ),
  );
  const pair = { firstUserId: NOOR, secondUserId: IDRIS, type: 'like' } as const;
  const [match] = await db
    .insert(matches)
    .values({ ...pair, matchedAt: clock() })
    .returning({ id: matches.id });
  return conversationIdOf(match?.id ?? 0);
}

/** A connection of a page, and the events that it has heard. */
function connect(token: unknown, { to = sandbox, namespace = CHAT_NAMESPACE } = {}) {
  const page = connectPage(to, namespace, { token });
  sockets.push(page.socket);
  return page;
}

async function openPage(userId: number, to = sandbox) {
  const page = connect(await to.context.tokens.chat(userId), { to });
  await page.connected;
  const call = async (name: string, input: unknown) =>
    chatReply.parse(await page.socket.emitWithAck(name, input));
  const send = (text: unknown = TEXT) =>
    call('send', { conversationId, draft: { id: crypto.randomUUID(), text, quote: null } });
  return { ...page, call, send };
}
const dataOf = (reply: object) => ('data' in reply ? reply.data : null);
const erase = async (userId: number) => {
  const token = await sandbox.context.tokens.session(userId);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${sandbox.url}/users/me`, { method: 'DELETE', headers });
  expect(reply.status).toBe(204);
};
const resetPassword = async (userId: number) => {
  const token = await issueLinkToken(sandbox.context, 'reset-password', userId);
  const reply = await post(sandbox, '/auth/reset-password', { token, password: 'a long walk' });
  expect(reply.status).toBe(204);
};

describe('the sign-in to the chat', () => {
  const foreign = (claims: Record<string, unknown>) =>
    new SignJWT({ version: 0, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('perigee-sandbox')
      .setAudience('chat')
      .setSubject(String(NOOR))
      .setExpirationTime('1h')
      .sign(crypto.getRandomValues(new Uint8Array(32)));

  it.each<[string, () => unknown]>([
    ['no token', () => undefined],
    ['a number', () => 7],
    ['text that is no token', () => 'letmein'],
    ['a token of another secret', () => foreign({})],
    ['the token of a session', () => sandbox.context.tokens.session(NOOR)],
    [
      'a token for a room',
      () => sandbox.context.tokens.streaming({ id: NOOR, sessionVersion: 0 }, 'match-1'),
    ],
    [
      'the proof of a phone',
      () => sandbox.context.tokens.phoneProof({ userId: NOOR, phone: '+12125551300' }),
    ],
    ['the token of a user who does not exist', () => sandbox.context.tokens.chat(9999)],
    [
      'an expired token',
      () => {
        const since = new Date(sandbox.context.clock().getTime() - SESSION_MS - 1000);
        return sandbox.context.tokens.chat(NOOR, { since });
      },
    ],
    [
      'a token of an ended session',
      async () => {
        const token = await sandbox.context.tokens.chat(NOOR);
        await resetPassword(NOOR);
        return token;
      },
    ],
  ])('is refused with %s', async (_what, tokenOf) => {
    const { refused } = connect(await tokenOf());
    expect(await refused).toMatchObject({
      message: messages.signInAgain,
      data: { isRefused: true },
    });
  });

  it('is possible with the chat token of a login, also after a new password', async () => {
    await resetPassword(NOOR);
    const login = { authMethod: 'Password', email: `${NOOR}@example.com`, password: 'a long walk' };
    const reply = await post(sandbox, '/auth/login', login);
    const { chatToken } = (await reply.json()) as { chatToken: string };
    await expect(connect(chatToken).connected).resolves.toBeUndefined();
  });

  it('opens no other namespace, and no call of the product API', async () => {
    const token = await sandbox.context.tokens.chat(NOOR);
    const { refused } = connect(token, { namespace: ME_NAMESPACE });
    expect(await refused).toMatchObject({ message: messages.signInAgain });
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${sandbox.url}/users/me`, { headers })).status).toBe(401);
  });

  it('ends with the sessions of the user, and with no other', async () => {
    const [noor, idris] = [await openPage(NOOR), await openPage(IDRIS)];
    await resetPassword(NOOR);
    expect(await noor.closed).toBe('io server disconnect');
    expect(await idris.call('conversations', {})).toMatchObject({ data: [{ unreadCount: 0 }] });
  });

  it('ends when its token expires', async () => {
    // A slow machine may need longer to connect than a token lasts.
    const openFor = async (lifeMs: number): Promise<ReturnType<typeof connect>> => {
      const since = new Date(sandbox.context.clock().getTime() - SESSION_MS + lifeMs);
      const page = connect(await sandbox.context.tokens.chat(NOOR, { since }));
      const isRefused = await Promise.race([
        page.connected.then(() => false),
        page.refused.then(() => true),
      ]);
      return isRefused ? openFor(2 * lifeMs) : page;
    };
    const page = await openFor(3000);
    expect(await page.closed).toBe('io server disconnect');
  });
});

describe('an open page of the chat', () => {
  it('hears what both users send, and the product’s channel does not', async () => {
    const [noor, phone, idris] = [
      await openPage(NOOR),
      await openPage(NOOR),
      await openPage(IDRIS),
    ];
    const session = await sandbox.context.tokens.session(IDRIS);
    const channel = connect(session, { namespace: ME_NAMESPACE });
    await channel.connected;
    const first = dataOf(await noor.send('Plum tart?'));
    const second = dataOf(await idris.send());
    await noor.call('typing', { conversationId, isTyping: true });
    const { id: messageId, sentAt: readAt } = second as ChatMessage;
    await noor.call('markRead', { conversationId, messageId });

    const shared = [
      ['message', first],
      ['message', second],
    ];
    const read = ['read', { conversationId, userId: NOOR, readAt }];
    await expect.poll(() => noor.heard).toEqual([...shared, read]);
    await expect.poll(() => phone.heard).toEqual([...shared, read]);
    const typing = ['typing', { conversationId, isTyping: true }];
    await expect.poll(() => idris.heard).toEqual([...shared, typing, read]);

    // Once this update has arrived, everything before it has.
    sandbox.context.realtime.featuresUpdate(IDRIS, []);
    await expect.poll(() => channel.heard).toEqual([['featuresUpdate', []]]);
  });

  it('gets its messages stored in the order in which it sends them', async () => {
    const noor = await openPage(NOOR);
    const texts = Array.from({ length: 20 }, (_, index) => `Number ${index}`);
    await Promise.all(texts.map((text) => noor.send(text)));
    const page = dataOf(await noor.call('messages', { conversationId }));
    expect((page as { messages: ChatMessage[] }).messages.map(({ text }) => text)).toEqual(texts);
  });

  it('is told of a message that is far too long, and stays open', async () => {
    const noor = await openPage(NOOR);
    const reply = await noor.send('x'.repeat(100_000));
    expect(reply).toMatchObject({ error: { reason: 'refused' } });
    expect(await noor.send()).toHaveProperty('data');
    expect(noor.socket.connected).toBe(true);
  });

  it('loses no accepted message of a hundred at once, and is refused the others', async () => {
    const [noor, idris] = [await openPage(NOOR), await openPage(IDRIS)];
    const replies = await Promise.all(Array.from({ length: 100 }, () => noor.send()));
    const stored = replies.filter((reply) => 'data' in reply).map(dataOf);
    const refused = replies.filter((reply) => 'error' in reply);
    expect(stored.length).toBeGreaterThanOrEqual(20);
    expect(refused).toEqual(
      refused.map(() => ({ error: { reason: 'too-fast', message: chatServerMessages.tooFast } })),
    );
    await expect.poll(() => idris.heard).toEqual(stored.map((message) => ['message', message]));
    expect(await sandbox.context.db.$count(chatMessages)).toBe(stored.length);
  });

  it('is disconnected when it sends far more than any page does', async () => {
    const [noor, idris] = [await openPage(NOOR), await openPage(IDRIS)];
    for (let sent = 0; sent <= 400; sent += 1) {
      noor.socket.emit('typing', { conversationId, isTyping: true });
    }
    expect(await noor.closed).toBe('io server disconnect');
    expect(await idris.send()).toHaveProperty('data');
  });

  it('is repeated to both users when it is sent again, and stored once', async () => {
    const [noor, idris] = [await openPage(NOOR), await openPage(IDRIS)];
    const draft = { id: crypto.randomUUID(), text: TEXT, quote: null };
    const message = dataOf(await noor.call('send', { conversationId, draft }));
    expect(dataOf(await noor.call('send', { conversationId, draft }))).toEqual(message);
    const events = [message, message].map((one) => ['message', one]);
    for (const { heard } of [noor, idris]) await expect.poll(() => heard).toEqual(events);
    expect(await sandbox.context.db.$count(chatMessages)).toBe(1);
  });

  it('may send what the chat does not know, without an answer or harm', async () => {
    const noor = await openPage(NOOR);
    noor.socket.emit('shutdown', {});
    noor.socket.emit('send');
    noor.socket.emit('send', null, 'not a function');
    noor.socket.emit('message', { text: 'forged' });
    expect(await noor.send()).toHaveProperty('data');
    expect(await sandbox.context.db.$count(chatMessages)).toBe(1);
  });

  it('is disconnected by a call that crashes, and can connect again', async () => {
    const noor = await openPage(NOOR);
    const log = vi.spyOn(sandbox.context, 'log').mockReturnValue(undefined);
    vi.spyOn(sandbox.context.db, 'transaction').mockRejectedValueOnce(new Error('disk full'));
    const unanswered = noor.send().catch((error: unknown) => error);
    expect(await noor.closed).toBe('io server disconnect');
    expect(await unanswered).toBeInstanceOf(Error);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('disk full'));
    log.mockRestore();
    expect(await (await openPage(NOOR)).send()).toHaveProperty('data');
  });

  it('is told at once that the match has ended', async () => {
    const [noor, phone, idris] = [
      await openPage(NOOR),
      await openPage(NOOR),
      await openPage(IDRIS),
    ];
    const token = await sandbox.context.tokens.session(NOOR);
    const path = `/users/me/matches/${conversationId.replace('match-', '')}`;
    const headers = { authorization: `Bearer ${token}` };
    await fetch(sandbox.url + path, { method: 'DELETE', headers });
    for (const { heard } of [noor, phone, idris]) {
      await expect.poll(() => heard).toEqual([['closed', { conversationId }]]);
    }
    expect(await idris.send()).toMatchObject({ error: { reason: 'closed' } });
  });

  it('is told that the other user has deleted their account', async () => {
    const [noor, idris] = [await openPage(NOOR), await openPage(IDRIS)];
    await erase(NOOR);
    await expect.poll(() => idris.heard).toEqual([['closed', { conversationId }]]);
    expect(await noor.closed).toBe('io server disconnect');
    expect(noor.heard).toEqual([['closed', { conversationId }]]);
    expect(await idris.call('conversations', {})).toEqual({ data: [] });
  });
});

it('keeps everything when the sandbox is started again', async () => {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'perigee-chat-')), 'data');
  await unpackDatabase(dataDir);
  const first = await startSandbox({ seed: false, dataDir });
  conversationId = await putMatch(first);
  const noor = await openPage(NOOR, first);
  const stored = dataOf(await noor.send()) as ChatMessage;
  const idris = await openPage(IDRIS, first);
  await idris.call('markRead', { conversationId, messageId: stored.id });
  const token = await first.context.tokens.chat(NOOR);
  await first.stop();

  const again = await startSandbox({ seed: false, dataDir });
  const page = connect(token, { to: again });
  await page.connected;
  expect(await page.socket.emitWithAck('conversations', {})).toEqual({
    data: [{ id: conversationId, lastMessage: stored, unreadCount: 0, otherReadAt: stored.sentAt }],
  });
  page.socket.close();
  await again.stop();
  await rm(join(dataDir, '..'), { recursive: true });
});
