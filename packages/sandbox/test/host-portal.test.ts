import { galleryImage, galleryText } from '@perigee/api/fixtures';
import {
  EventMatch,
  EventSchedule,
  GalleryReply,
  PortalReply,
  type Event,
  type EventReply,
} from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { EVENT_STATUSES } from '@perigee/domain/events';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventRounds } from '../src/db/schema/events.ts';
import { matches } from '../src/db/schema/likes.ts';
import { eventSignups } from '../src/db/schema/tickets.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { going, insertGuests } from '../src/states/guests.ts';
import { accepted } from '../src/states/people.ts';
import { eventSandbox, WHO, type Who } from './event-people.ts';
import { failed, NOW } from './harness.ts';
import { hostPortalServerMessages } from '../src/host-portal/server-messages.ts';
import { profileServerMessages } from '../src/profile/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const server = hostPortalServerMessages;
const DAY_S = 24 * 60 * 60;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_S * 1000);

const { sandbox, people } = await eventSandbox();

/** Men and women, who are going to the event. */
async function putGuests(men: number, women: number, side: 'right' | 'left' = 'right') {
  const ids = (count: number, from: number) => Array.from({ length: count }, (_, i) => from + i);
  const everybody = [...ids(men, 301), ...ids(women, 401)];
  await insertPeople(
    sandbox.db,
    everybody.map((id) =>
      accepted(
        { id, username: `g${id}`, email: `g${id}@example.com`, phoneNumber: `+1917555${id}0` },
        NOW,
      ),
    ),
  );
  await insertGuests(
    sandbox.context,
    everybody.map((userId) =>
      going({ eventId: 12, userId, side: userId < 400 ? 'left' : side }, NOW),
    ),
  );
}

describe('every call', () => {
  it.each([
    ['GET', '/events/12/matches', undefined],
    ['POST', '/events/12/gallery', galleryImage],
    ['POST', '/events/12/schedule', undefined],
    ['DELETE', '/events/12/schedule', undefined],
  ])('%s %s is for the host of the event and admins', async (method, path, body) => {
    await people.put({});
    await putGuests(2, 2);
    for (const who of ['man', 'otherHost', 'newcomer'] as const) {
      const reply = await people.as(who, method, path, body);
      expect(reply).toEqual(failed(403, serverMessages.eventHostOnly));
    }
    const visitor = await people.as(null, method, path, body);
    expect(visitor).toEqual(failed(401, messages.signInAgain));
    const nowhere = await people.as('host', method, path.replace('12', '999'), body);
    expect(nowhere).toEqual(failed(404, serverMessages.eventNotFound));
    for (const who of ['host', 'admin'] as const) {
      expect((await people.as(who, method, path, body)).status).toBeLessThan(300);
    }
  });
});

describe('GET /events/portal', () => {
  const portal = async (who: Who) => {
    const { status, body } = await people.as(who, 'GET', '/events/portal');
    expect([status, body]).toEqual([200, PortalReply.parse(body)]);
    return body as PortalReply;
  };
  const idsOf = (events: readonly Event[]) => events.map(({ id }) => id);

  it('puts each event of the host on its tab', async () => {
    await people.put(
      { status: 'created' },
      { status: 'updated' },
      { startTime: inDays(-0.01), endTime: inDays(0.01) },
      { status: 'pending' },
      { status: 'completed' },
      { startTime: inDays(-2), endTime: inDays(-1) },
      { status: 'archived' },
      { hostId: 2 },
    );
    const { activeEvents, pendingEvents, expiredEvents, deletedEvents } = await portal('host');
    expect(idsOf(activeEvents)).toEqual([14, 12, 13]);
    expect(activeEvents[0]).toMatchObject({ id: 14, status: 'started' });
    expect(idsOf(pendingEvents)).toEqual([15]);
    expect(idsOf(expiredEvents)).toEqual([17, 16]);
    expect(idsOf(deletedEvents)).toEqual([18]);
  });

  it('adds up the payments of the guests of these events, without refunds', async () => {
    await people.put({}, { status: 'completed' }, { hostId: 2 });
    const paid = { priceCents: 2050, paidAt: NOW };
    await insertGuests(sandbox.context, [
      going({ eventId: 12, userId: WHO.man, ...paid }, NOW),
      going({ eventId: 13, userId: WHO.man, ...paid }, NOW),
      going({ eventId: 13, userId: WHO.woman, ...paid, status: 'cancelled', refundedAt: NOW }, NOW),
      going({ eventId: 13, userId: WHO.young, priceCents: 2050, status: 'reserved' }, NOW),
      going({ eventId: 14, userId: WHO.man, ...paid }, NOW),
    ]);
    expect((await portal('host')).totalSales).toBe(41);
    expect((await portal('otherHost')).totalSales).toBe(20.5);
    expect((await portal('admin')).totalSales).toBe(61.5);
    expect(idsOf((await portal('admin')).activeEvents)).toEqual([12, 14]);
  });

  it('is empty for a host who has set up no event', async () => {
    expect(await portal('host')).toEqual({
      activeEvents: [],
      deletedEvents: [],
      expiredEvents: [],
      pendingEvents: [],
      totalSales: 0,
    });
  });

  it('is for hosts and admins', async () => {
    const reply = await people.as('man', 'GET', '/events/portal');
    expect(reply).toEqual(failed(403, serverMessages.hostsOnly));
    expect(await people.as(null, 'GET', '/events/portal')).toMatchObject({ status: 401 });
  });
});

describe('POST /events/{id}/gallery', () => {
  const add = (image: unknown) => people.as('host', 'POST', '/events/12/gallery', { image });

  it('adds a picture that visitors see too', async () => {
    await people.put({});
    const { status, body } = await add(galleryImage.image);
    expect([status, body]).toEqual([201, GalleryReply.parse(body)]);
    const { data } = body as GalleryReply;
    expect(data.media.url).toMatch(/^http:\/\/sandbox\.test\//);
    const { body: shown } = await people.as(null, 'GET', '/events/12/public');
    expect((shown as EventReply).event.gallery).toEqual([data]);
  });

  it('adds pictures of an event that is over', async () => {
    await people.put({ status: 'completed' });
    expect(await add(galleryImage.image)).toMatchObject({ status: 201 });
  });

  it('refuses a file that is not a picture', async () => {
    await people.put({});
    expect(await add(galleryText.image)).toMatchObject({ status: 422 });
    expect(await add(undefined)).toEqual(failed(422, serverMessages.fieldMissing('image')));
    expect(await add('')).toEqual(failed(422, serverMessages.fieldMissing('image')));
  });

  it('takes pictures of more than a form’s length, to a limit', async () => {
    await people.put({});
    const ofLength = (length: number) => add(`data:image/png;base64,${'A'.repeat(length)}`);
    expect((await ofLength(200 * 1024)).status).not.toBe(413);
    expect(await ofLength(8 * 1024 * 1024)).toEqual(
      failed(413, profileServerMessages.uploadTooLarge),
    );
  });
});

describe('a schedule', () => {
  const generate = (who: Who = 'host') => people.as(who, 'POST', '/events/12/schedule');
  const remove = () => people.as('host', 'DELETE', '/events/12/schedule');
  const shown = async () => {
    const { body } = await people.as('host', 'GET', '/events/12');
    return (body as EventReply).event.schedule;
  };
  const generated = async () => {
    const { status, body } = await generate();
    expect([status, body]).toEqual([200, EventSchedule.parse(body)]);
    return body as EventSchedule;
  };

  it('seats men with women, each pair at most once', async () => {
    await people.put({ rounds: 4 });
    await putGuests(3, 5);
    const { rounds } = await generated();
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    expect(rounds.every(({ tables }) => tables.length === 3)).toBe(true);
    const pairs = rounds.flatMap(({ tables }) =>
      tables.map(({ first, second }) => [first.id, second.id]),
    );
    expect(new Set(pairs.map(String)).size).toBe(12);
    expect(pairs.every(([man = 0, woman = 0]) => man < 400 && woman > 400)).toBe(true);
    expect(await shown()).toEqual({ rounds });
    expect(rounds[0]?.tables[0]?.first).toHaveProperty('username', 'g301');
  });

  it('seats every pair of guests where there is one pool', async () => {
    await people.put({ leftTickets: 6, rightTickets: 0, type: 'non_binary' });
    await putGuests(3, 2, 'left');
    const { rounds } = await generated();
    expect(rounds).toHaveLength(5);
    expect(rounds.flatMap(({ tables }) => tables)).toHaveLength(10);
  });

  it('seats only guests who are going, also later', async () => {
    await people.put({});
    await putGuests(2, 2);
    const change = (userId: number, status: 'applied' | 'cancelled') =>
      sandbox.db.update(eventSignups).set({ status }).where(eq(eventSignups.userId, userId));
    await change(301, 'applied');
    const { rounds } = await generated();
    expect(JSON.stringify(rounds)).not.toContain('g301');
    await change(401, 'cancelled');
    expect(JSON.stringify(await shown())).not.toContain('g401');
    expect(JSON.stringify(await shown())).toContain('g402');
  });

  it('is replaced when it is generated again', async () => {
    await people.put({});
    await putGuests(2, 2);
    await generated();
    await insertGuests(sandbox.context, [
      going({ eventId: 12, userId: WHO.woman, side: 'right' }, NOW),
    ]);
    const { rounds } = await generated();
    expect(rounds).toHaveLength(3);
    expect(await shown()).toEqual({ rounds });
  });

  it('is complete after several requests at the same moment', async () => {
    await people.put({});
    await putGuests(3, 3);
    const replies = await Promise.all(Array.from({ length: 4 }, () => generate()));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await sandbox.db.$count(eventRounds)).toBe(9);
  });

  it('is deleted', async () => {
    await people.put({});
    await putGuests(2, 2);
    await generated();
    expect(await remove()).toMatchObject({ status: 204, body: '' });
    expect(await shown()).toBeNull();
    expect(await remove()).toMatchObject({ status: 204 });
  });

  it('needs two guests who can meet', async () => {
    await people.put({});
    await putGuests(2, 0);
    expect(await generate()).toEqual(failed(409, server.tooFewGuests));
  });

  it.each(EVENT_STATUSES.filter((status) => status !== 'created'))(
    'is closed while the event is %s',
    async (status) => {
      await people.put({ status });
      await putGuests(2, 2);
      expect(await generate()).toEqual(failed(409, server.scheduleClosed));
      expect(await generate('admin')).toEqual(failed(409, server.scheduleClosed));
      expect(await remove()).toEqual(failed(409, server.scheduleClosed));
    },
  );

  it('is closed once the event has begun', async () => {
    await people.put({ startTime: inDays(-0.01), endTime: inDays(0.01) });
    await putGuests(2, 2);
    expect(await generate()).toEqual(failed(409, server.scheduleClosed));
  });
});

describe('GET /events/{id}/matches', () => {
  it('lists matches of two guests who are going, the latest first', async () => {
    await people.put({});
    await putGuests(2, 2);
    const match = (firstUserId: number, secondUserId: number, days = -1) => ({
      firstUserId,
      secondUserId,
      type: 'like' as const,
      matchedAt: inDays(days),
    });
    await sandbox.db
      .insert(matches)
      .values([
        match(301, 401, -2),
        match(302, 402),
        { ...match(301, 402), unmatchedAt: NOW },
        match(302, 401, 1),
        match(WHO.man, 401),
      ]);
    const list = async () => (await people.as('host', 'GET', '/events/12/matches')).body;
    expect(await list()).toEqual(EventMatch.array().parse(await list()));
    expect(await list()).toMatchObject([
      { firstUser: { id: 302 }, secondUser: { id: 402 } },
      { firstUser: { id: 301 }, secondUser: { id: 401 } },
    ]);
    await sandbox.db
      .update(eventSignups)
      .set({ status: 'cancelled' })
      .where(and(eq(eventSignups.userId, 402)));
    expect(await list()).toMatchObject([{ firstUser: { id: 301 } }]);
    const { body } = await people.as('host', 'GET', '/events/12');
    expect((body as EventReply).event.Matches).toEqual(await list());
  });
});
