import { StreamingToken } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { jwtVerify } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { matches } from '../src/db/schema/likes.ts';
import { eventSignups } from '../src/db/schema/tickets.ts';
import { secureRandom } from '../src/random.ts';
import { insertEvents, insertPeople, type NewEvent } from '../src/seed/insert.ts';
import { hosting, upcoming } from '../src/states/events.ts';
import { accepted, admin, waiting } from '../src/states/people.ts';
import { loadSecret } from '../src/auth/token-secret.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';
import { streamingServerMessages } from '../src/tickets/event-room-server-messages.ts';

const [ADMIN, HOST, OTHER_HOST, GUEST, DATER] = [1, 11, 12, 1300, 1301];
const EVENT = 12;
const SLUG = 'supper-at-the-foundry';
const MINUTE_MS = 60_000;
const server = streamingServerMessages;

const sandbox = await testSandbox();
beforeEach(async () => {
  const person = (id: number) => ({
    id,
    username: `person${id}`,
    phoneNumber: `+1212555${1000 + id}`,
    email: `${id}@example.com`,
  });
  const host = { id: 2, name: 'Rosa', logo: null, linkId: 'rosa', level: '1' };
  await insertPeople(sandbox.db, [
    admin({ ...person(ADMIN) }, NOW),
    hosting({ ...person(HOST) }, NOW),
    hosting({ ...person(OTHER_HOST), Host: host }, NOW),
    waiting(person(GUEST), NOW),
    accepted(person(DATER), NOW),
  ]);
});

const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const putEvent = (change: Partial<NewEvent> = {}) =>
  insertEvents(sandbox.db, [
    upcoming({ id: EVENT, slug: SLUG, startTime: at(-10), status: 'started', ...change }, NOW),
  ]);
const putTicket = (status: 'going' | 'applied' | 'reserved' | 'cancelled', userId = GUEST) =>
  sandbox.db.insert(eventSignups).values({
    eventId: EVENT,
    userId,
    side: 'left',
    status,
    priceCents: 0,
    createdAt: NOW,
    heldUntil: status === 'reserved' ? at(30) : null,
  });
const enter = async (room: unknown, userId: number | undefined) =>
  sandbox.call('POST', '/users/streaming/token', {
    body: { room },
    token: userId === undefined ? undefined : await sandbox.context.tokens.session(userId),
  });
const claimsOf = async (body: unknown) => {
  const { token } = StreamingToken.parse(body);
  const { payload } = await jwtVerify(token, await loadSecret(sandbox.db, secureRandom), {
    currentDate: NOW,
  });
  return payload;
};

describe('the room of an event', () => {
  it('is open to a guest for an hour, by id and by slug alike', async () => {
    await putEvent();
    await putTicket('going');
    const seconds = Math.floor(NOW.getTime() / 1000);
    for (const room of [String(EVENT), SLUG]) {
      const reply = await enter(room, GUEST);
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual(StreamingToken.parse(reply.body));
      expect(await claimsOf(reply.body)).toEqual({
        iss: 'perigee-sandbox',
        aud: 'streaming',
        sub: String(GUEST),
        room: `event-${EVENT}`,
        version: 0,
        iat: seconds,
        exp: seconds + 60 * 60,
      });
    }
  });

  it.each([
    ['its host', HOST],
    ['an admin', ADMIN],
  ])('is open to %s', async (_who, userId) => {
    await putEvent();
    expect((await enter(SLUG, userId)).status).toBe(200);
  });

  it('is open to the user whom the event is held for, who needs no ticket', async () => {
    await putEvent({ bacheloretteUserId: DATER });
    expect((await enter(SLUG, DATER)).status).toBe(200);
    expect(await enter(SLUG, GUEST)).toEqual(failed(403, server.noTicket));
  });

  it.each([
    ['another host', OTHER_HOST],
    ['a dater without a ticket', DATER],
  ])('is closed to %s', async (_who, userId) => {
    await putEvent();
    await putTicket('going');
    expect(await enter(SLUG, userId)).toEqual(failed(403, server.noTicket));
  });

  it.each(['applied', 'reserved', 'cancelled'] as const)(
    'is closed to a user whose sign-up is %s',
    async (status) => {
      await putEvent();
      await putTicket(status);
      expect(await enter(SLUG, GUEST)).toEqual(failed(403, server.noTicket));
    },
  );

  it.each([
    ['eleven minutes before it begins', 'created', 11, server.notLive],
    ['once it is over', 'started', -24 * 60, server.over],
    ['once it is cancelled', 'archived', -10, server.over],
    ['once it is completed', 'completed', -10, server.over],
  ] as const)('is closed to guest, host and admin %s', async (_when, status, minutes, message) => {
    await putEvent({ status, startTime: at(minutes) });
    await putTicket('going');
    for (const userId of [GUEST, HOST, ADMIN]) {
      expect(await enter(SLUG, userId)).toEqual(failed(422, message));
    }
  });

  it.each([
    ['ten minutes before it begins', 10],
    ['while it runs', -30],
  ])('is open %s, also if the event was not started', async (_when, minutes) => {
    await putEvent({ status: 'created', startTime: at(minutes) });
    await putTicket('going');
    for (const userId of [GUEST, HOST, ADMIN]) {
      expect((await enter(SLUG, userId)).status).toBe(200);
    }
  });
});

describe('the room of a match', () => {
  const putMatch = async (change: Partial<typeof matches.$inferInsert> = {}) => {
    const [match] = await sandbox.db
      .insert(matches)
      .values({
        firstUserId: GUEST,
        secondUserId: DATER,
        type: 'like',
        matchedAt: NOW,
        ...change,
      })
      .returning({ id: matches.id });
    return `match-${match?.id}`;
  };

  it('is open to the two members, and the same for both', async () => {
    const room = await putMatch();
    for (const userId of [GUEST, DATER]) {
      expect(await claimsOf((await enter(room, userId)).body)).toMatchObject({
        sub: String(userId),
        room,
      });
    }
  });

  it.each([
    ['an admin', ADMIN],
    ['another user', HOST],
  ])('is not found for %s', async (_who, userId) => {
    expect(await enter(await putMatch(), userId)).toEqual(failed(404, server.roomNotFound));
  });

  it.each([
    ['that is no more', { unmatchedAt: NOW }],
    ['that is still to come', { matchedAt: at(1) }],
  ])('is not found for a match %s', async (_what, change) => {
    expect(await enter(await putMatch(change), GUEST)).toEqual(failed(404, server.roomNotFound));
  });
});

describe('a room', () => {
  it.each(['nowhere', '999', 'match-999', 'match-x', 'a b', '../x'])(
    'is not found as %s',
    async (room) => {
      expect(await enter(room, ADMIN)).toEqual(failed(404, server.roomNotFound));
    },
  );

  it.each<[unknown, string]>([
    [undefined, serverMessages.fieldMissing('room')],
    ['', serverMessages.fieldMissing('room')],
    [12, serverMessages.fieldOfWrongType('room', 'text')],
    ['x'.repeat(201), serverMessages.fieldTooLong('room', 200)],
  ])('is refused as %j', async (room, message) => {
    expect(await enter(room, ADMIN)).toEqual(failed(422, message));
  });

  it('requires a session', async () => {
    expect(await enter(SLUG, undefined)).toEqual(failed(401, messages.signInAgain));
  });
});
