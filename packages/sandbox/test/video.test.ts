import { messages } from '@perigee/domain';
import { videoLimits } from '@perigee/domain/video';
import { SignJWT } from 'jose';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmptySandbox } from '../contract/sandbox.ts';
import { issueLinkToken } from '../src/auth/link-token.ts';
import { matches } from '../src/db/schema/likes.ts';
import { eventSignups } from '../src/db/schema/tickets.ts';
import type { Sandbox } from '../src/node.ts';
import { insertEvents, insertPeople } from '../src/seed/insert.ts';
import { emptyTables } from '../src/states/empty-tables.ts';
import { hosting, upcoming } from '../src/states/events.ts';
import { accepted, admin } from '../src/states/people.ts';
import { VIDEO_NAMESPACE } from '../src/video/video-channel.ts';
import { readDatabaseDump } from './database-dump.ts';
import { connectPage, post } from './pages.ts';
import './harness.ts';

const [ADMIN, HOST, NOOR, IDRIS, TARIQ] = [1, 11, 1300, 1301, 1302];
const EVENT = 12;
const MINUTE_MS = 60_000;
const ON = { isCameraOn: true, isMicrophoneOn: true };

let sandbox: Sandbox;
let matchId: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  sandbox = await startEmptySandbox(await readDatabaseDump());
});
beforeEach(async () => {
  const { db, clock } = sandbox.context;
  await emptyTables(db);
  const person = (id: number) => ({
    id,
    email: `${id}@example.com`,
    phoneNumber: `+1212555${1000 + id}`,
    username: `user_${id}`,
  });
  await insertPeople(db, [
    admin(person(ADMIN), clock()),
    hosting(person(HOST), clock()),
    ...[NOOR, IDRIS, TARIQ].map((id) => accepted(person(id), clock())),
  ]);
  const [match] = await db
    .insert(matches)
    .values({ firstUserId: NOOR, secondUserId: IDRIS, type: 'like', matchedAt: clock() })
    .returning({ id: matches.id });
  matchId = match?.id ?? 0;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => sandbox.stop());

/** A connection of a page, and the events that it has heard. */
function connect(token: unknown, change: object = {}) {
  const auth = { token, pageId: crypto.randomUUID(), isReturn: false, ...ON, ...change };
  const page = connectPage(sandbox, VIDEO_NAMESPACE, auth);
  sockets.push(page.socket);
  return { ...page, joined: page.once('members') };
}

/** Makes a request as a user, and expects its status. */
async function request(
  userId: number,
  path: string,
  { method = 'GET', body, status = 200 }: { method?: string; body?: object; status?: number } = {},
) {
  const { sessionVersion } = await ownerOf(userId);
  const token = await sandbox.context.tokens.session(userId, { sessionVersion });
  const reply = await fetch(sandbox.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(reply.status).toBe(status);
  return reply;
}
async function ownerOf(userId: number) {
  const owner = await sandbox.context.db.query.users.findFirst({
    where: (user, { eq }) => eq(user.id, userId),
  });
  if (owner === undefined) throw new Error(`There is no user ${userId}`);
  return owner;
}

/** The token that the product API gives a user for a room. */
async function tokenFor(userId: number, room = `match-${matchId}`): Promise<string> {
  const reply = await request(userId, '/users/streaming/token', { method: 'POST', body: { room } });
  return ((await reply.json()) as { token: string }).token;
}
async function join(
  userId: number,
  { room = `match-${matchId}`, ...change }: { room?: string; isCameraOn?: boolean } = {},
) {
  const page = connect(await tokenFor(userId, room), change);
  await page.joined;
  return page;
}
const putEvent = async () => {
  const { db, clock } = sandbox.context;
  const startTime = new Date(clock().getTime() - 10 * MINUTE_MS);
  await insertEvents(db, [upcoming({ id: EVENT, startTime, status: 'started' }, clock())]);
  await db.insert(eventSignups).values(
    [NOOR, IDRIS].map((userId) => ({
      eventId: EVENT,
      userId,
      side: 'left' as const,
      status: 'going' as const,
      priceCents: 0,
      createdAt: clock(),
    })),
  );
};
const usersOf = ([, members]: unknown[] = []) =>
  (members as { userId: number }[] | undefined)?.map(({ userId }) => userId);

describe('the entrance to a room', () => {
  const foreign = () =>
    new SignJWT({ version: 0, room: `match-${matchId}` })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('perigee-sandbox')
      .setAudience('streaming')
      .setSubject(String(NOOR))
      .setExpirationTime('1h')
      .sign(crypto.getRandomValues(new Uint8Array(32)));
  const streaming = (id: number, room: string, sessionVersion = 0) =>
    sandbox.context.tokens.streaming({ id, sessionVersion }, room);

  it.each<[string, () => unknown]>([
    ['no token', () => undefined],
    ['a number', () => 7],
    ['text that is no token', () => 'letmein'],
    ['a token of another secret', foreign],
    ['the token of a session', () => sandbox.context.tokens.session(NOOR)],
    ['the token of the chat', () => sandbox.context.tokens.chat(NOOR)],
    ['the token of a user who does not exist', () => streaming(9999, `match-${matchId}`)],
    ['a token for a match of others', () => streaming(TARIQ, `match-${matchId}`)],
    ['a token for no room', () => streaming(NOOR, 'match-x')],
    ['a token of an ended session', () => streaming(NOOR, `match-${matchId}`, 7)],
    [
      'the token for a match that has ended since',
      async () => {
        const token = await tokenFor(NOOR);
        await request(IDRIS, `/users/me/matches/${matchId}`, { method: 'DELETE', status: 204 });
        return token;
      },
    ],
  ])('is closed with %s', async (_what, tokenOf) => {
    const { refused, heard } = connect(await tokenOf());
    expect(await refused).toMatchObject({
      message: messages.signInAgain,
      data: { isRefused: true },
    });
    expect(heard).toEqual([]);
  });

  it.each([
    ['no page', { pageId: undefined }],
    ['a page of another form', { pageId: 'x'.repeat(100_000) }],
    ['no state', { isCameraOn: 'yes' }],
  ])('is closed to a connection with %s', async (_what, change) => {
    const page = connect(await tokenFor(NOOR), change);
    expect(await page.closed).toBe('io server disconnect');
    expect(page.heard).toEqual([]);
  });

  it('leads to the room of the token alone', async () => {
    await putEvent();
    const inMatch = await join(NOOR);
    const inEvent = await join(IDRIS, { room: String(EVENT) });
    expect(inMatch.heard).toEqual([['members', []]]);
    expect(inEvent.heard).toEqual([['members', []]]);
  });
});

describe('a page in a room', () => {
  it('hears of the other, and of what they turn on and off', async () => {
    const noor = await join(NOOR);
    const idris = await join(IDRIS, { isCameraOn: false });
    const connectionId = idris.socket.id;
    const other = { userId: IDRIS, connectionId, isAway: false, ...ON, isCameraOn: false };
    await expect.poll(() => noor.heard.at(-1)).toEqual(['members', [other]]);
    idris.socket.emit('state', ON);
    await expect.poll(() => noor.heard.at(-1)).toEqual(['members', [{ ...other, ...ON }]]);
    idris.socket.close();
    await expect.poll(() => noor.heard.at(-1)).toEqual(['members', []]);
  });

  it('sends signals to the other, and nothing to a page in another room', async () => {
    await putEvent();
    const [noor, idris] = [await join(NOOR), await join(IDRIS)];
    const outside = await join(ADMIN, { room: String(EVENT) });
    const offer = { description: { type: 'offer', sdp: 'v=0' } };
    const candidate = {
      candidate: {
        candidate: 'candidate:1 1 udp 1 192.0.2.1 5000 typ host',
        sdpMid: '0',
        sdpMLineIndex: 0,
        usernameFragment: null,
      },
    };
    for (const to of [idris.socket.id, outside.socket.id]) {
      noor.socket.emit('signal', { to, signal: offer });
    }
    noor.socket.emit('signal', { to: idris.socket.id, signal: candidate });
    const from = noor.socket.id;
    await expect
      .poll(() => idris.heard.slice(1))
      .toEqual([
        ['signal', { from, signal: offer }],
        ['signal', { from, signal: candidate }],
      ]);
    expect(outside.heard).toEqual([['members', []]]);
  });

  it('may send what the provider does not know, without harm', async () => {
    const [noor, idris] = [await join(NOOR), await join(IDRIS)];
    const to = idris.socket.id;
    const sdp = 'x'.repeat(videoLimits.descriptionLength + 1);
    for (const sent of [
      undefined,
      null,
      7,
      { to },
      { to, signal: { description: { type: 'rollback', sdp: '' } } },
      { to, signal: { description: { type: 'offer', sdp } } },
      { to, signal: { candidate: { candidate: 'x'.repeat(2000) } } },
      { to: { toString: 'x' }, signal: { description: { type: 'offer', sdp: '' } } },
    ]) {
      noor.socket.emit('signal', sent);
    }
    noor.socket.emit('state', { isCameraOn: 1 });
    noor.socket.emit('state', { ...ON, userId: IDRIS });
    noor.socket.emit('members', []);
    noor.socket.emit('ended', { reason: 'closed' });
    noor.socket.emit('state', { ...ON, isCameraOn: false });
    await expect
      .poll(() => idris.heard.slice(1))
      .toMatchObject([['members', [{ userId: NOOR, isCameraOn: false }]]]);
  });

  it('is disconnected when it sends too much', async () => {
    const [noor, idris] = [await join(NOOR), await join(IDRIS)];
    for (let count = 0; count < 500; count++) noor.socket.emit('state', ON);
    expect(await noor.closed).toBe('io server disconnect');
    await expect.poll(() => usersOf(idris.heard.at(-1))).toEqual([]);
  });

  it('gives way to a newer page of the same user', async () => {
    const [tab, idris] = [await join(NOOR), await join(IDRIS)];
    const phone = await join(NOOR);
    expect(await tab.closed).toBe('io server disconnect');
    expect(tab.heard.at(-1)).toEqual(['ended', { reason: 'moved' }]);
    await expect
      .poll(() => idris.heard.at(-1))
      .toMatchObject(['members', [{ userId: NOOR, connectionId: phone.socket.id }]]);
  });

  it('keeps its place when the network breaks', async () => {
    const [noor, idris] = [await join(NOOR), await join(IDRIS)];
    noor.socket.io.engine.close();
    await expect
      .poll(() => idris.heard.at(-1))
      .toMatchObject(['members', [{ userId: NOOR, isAway: true }]]);
  });
});

describe('a room is closed at once', () => {
  /** The last event of a page that the server closes. */
  const lastOf = async (page: Awaited<ReturnType<typeof join>>) => {
    await page.closed;
    return page.heard.at(-1);
  };
  const CLOSED = ['ended', { reason: 'closed' }];

  it('to both when their match ends', async () => {
    const pages = [await join(NOOR), await join(IDRIS)];
    await request(NOOR, `/users/me/matches/${matchId}`, { method: 'DELETE', status: 204 });
    for (const page of pages) expect(await lastOf(page)).toEqual(CLOSED);
  });

  it('to both when one of them deletes their account', async () => {
    const [noor, idris] = [await join(NOOR), await join(IDRIS)];
    await request(NOOR, '/users/me', { method: 'DELETE', status: 204 });
    expect(await lastOf(idris)).toEqual(CLOSED);
    expect(await noor.closed).toBe('io server disconnect');
  });

  it('to a user whose sessions end, and to no other', async () => {
    const [noor, idris] = [await join(NOOR), await join(IDRIS)];
    const token = await issueLinkToken(sandbox.context, 'reset-password', NOOR);
    const reply = await post(sandbox, '/auth/reset-password', { token, password: 'a long walk' });
    expect(reply.status).toBe(204);
    expect(await noor.closed).toBe('io server disconnect');
    await expect.poll(() => usersOf(idris.heard.at(-1))).toEqual([]);
    expect(idris.socket.connected).toBe(true);
  });

  it('to a guest whose ticket is taken back, and to no other', async () => {
    await putEvent();
    const room = String(EVENT);
    const [noor, idris] = [await join(NOOR, { room }), await join(IDRIS, { room })];
    const path = `/events/${EVENT}/users/${NOOR}?refund=false`;
    await request(ADMIN, path, { method: 'DELETE' });
    expect(await lastOf(noor)).toEqual(CLOSED);
    await expect.poll(() => usersOf(idris.heard.at(-1))).toEqual([]);
  });

  it('to all when the event is cancelled', async () => {
    await putEvent();
    const page = await join(NOOR, { room: String(EVENT) });
    await request(ADMIN, `/event/${EVENT}`, { method: 'DELETE', status: 204 });
    expect(await lastOf(page)).toEqual(CLOSED);
  });

  it('to all when the event is over', async () => {
    await putEvent();
    const page = await join(NOOR, { room: String(EVENT) });
    const { clock } = sandbox.context;
    const later = new Date(clock().getTime() + 24 * 60 * MINUTE_MS);
    const moved = vi.spyOn(sandbox.context, 'clock').mockReturnValue(later);
    sandbox.context.video.review();
    expect(await lastOf(page)).toEqual(CLOSED);
    moved.mockRestore();
  });
});
