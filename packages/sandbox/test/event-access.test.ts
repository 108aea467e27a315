import type { PublicEventReply } from '@perigee/api/zod';
import { eventMessages } from '@perigee/domain/events';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventSignups } from '../src/db/schema/tickets.ts';
import type { NewEvent } from '../src/seed/insert.ts';
import { eventSandbox, WHO, type Who } from './event-people.ts';
import { failed, NOW } from './harness.ts';
import { eventServerMessages } from '../src/events/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';
import { ticketServerMessages } from '../src/tickets/server-messages.ts';

const { sandbox, people } = await eventSandbox();

const EVENT = 12;
const UNKNOWN = 999;
const MEN_ONLY: Partial<NewEvent> = { type: 'one_variable', rightTickets: 0 };
const hold = (who: Who) =>
  sandbox.db.insert(eventSignups).values({
    eventId: EVENT,
    userId: WHO[who],
    side: 'left',
    status: 'going',
    priceCents: 0,
    createdAt: NOW,
  });

/** Sees the event, applies to it, and reserves a ticket to it. */
const tryAll = async (who: Who) => ({
  seen: await people.as(who, 'GET', `/events/${EVENT}`),
  applied: await people.as(who, 'POST', `/events/${EVENT}/invite`, {}),
  reserved: await people.as(who, 'POST', `/events/${EVENT}/signup`, {}),
});

const invite = (who: Who) =>
  people.as('host', 'POST', `/events/${EVENT}/invite`, { userIds: [WHO[who]] });

const GUESTS = ['man', 'woman', 'young', 'newcomer', 'otherHost'] as const;

/** What the calls of each guest answer, in the order of {@link GUESTS}. */
const ACCESS: [event: string, change: Partial<NewEvent>, statuses: readonly number[]][] = [
  ['for their twenties and thirties', { minAge: 25, maxAge: 39 }, [200, 200, 404, 403, 404]],
  ['for the young', { minAge: 18, maxAge: 29 }, [404, 404, 200, 403, 404]],
  ['for all ages', { minAge: 18, maxAge: 100 }, [200, 200, 200, 403, 200]],
  ['for men', { ...MEN_ONLY, minAge: 18 }, [200, 404, 404, 403, 404]],
  ['for women', { type: 'one_variable', leftTickets: 0, minAge: 18 }, [404, 200, 200, 403, 404]],
  ['that is private', { eventVisibility: 'Private', minAge: 25 }, [200, 200, 404, 403, 404]],
  ['in review', { status: 'pending', minAge: 18, maxAge: 100 }, [404, 404, 404, 404, 404]],
];

const ROWS = ACCESS.flatMap(([event, change, statuses]) =>
  GUESTS.map((who, index) => ({ event, change, who, status: statuses[index] ?? 0 })),
);

describe('only users who may see an event may apply, reserve and be invited', () => {
  it.each(ROWS)('$who, an event $event: $status', async ({ change, who, status }) => {
    await people.put({ leftTickets: 5, rightTickets: 5, maxAge: 39, ...change });
    const invited = await invite(who);
    const { seen, applied, reserved } = await tryAll(who);
    expect([seen.status, applied.status, reserved.status]).toEqual([status, status, status]);
    expect(invited).toMatchObject(
      change.status === 'pending'
        ? failed(409, ticketServerMessages.inReview)
        : { status: 200, body: { invited: status === 200 ? 1 : 0 } },
    );
    const signups = await sandbox.db.select().from(eventSignups);
    expect(signups.map(({ userId }) => userId)).toEqual(status === 200 ? [WHO[who]] : []);
    const mails = await sandbox.context.outbox.read(`${WHO[who]}@example.com`);
    const isInvited = mails.some(({ text }) => text.startsWith('You are invited'));
    expect(isInvited).toBe(status === 200);
  });

  it('young: refused in the same words as an event that does not exist', async () => {
    await people.put({ minAge: 25 });
    const { seen, applied, reserved } = await tryAll('young');
    expect(seen).toEqual(failed(404, eventMessages.notFound));
    expect(applied).toEqual(failed(404, serverMessages.eventNotFound));
    expect(reserved).toEqual(failed(404, serverMessages.eventNotFound));
  });

  it('young: the centre of an event sees it, and needs neither ticket nor invitation', async () => {
    await people.put({ minAge: 25, bacheloretteUserId: WHO.young });
    expect((await invite('young')).body).toEqual({ invited: 0 });
    const { seen, applied, reserved } = await tryAll('young');
    expect([seen.status, applied.body, reserved.status]).toEqual([200, { invited: 0 }, 409]);
  });

  it('newcomer: no event before the end of onboarding', async () => {
    await people.put({});
    const replies = Object.values(await tryAll('newcomer'));
    for (const reply of replies) {
      expect(reply).toEqual(failed(403, eventServerMessages.onboardingFirst));
    }
    expect(await sandbox.db.select().from(eventSignups)).toEqual([]);
  });

  it('a guest keeps access to an event that was changed to be for other users', async () => {
    await people.put({ maxAge: 29 });
    await hold('man');
    const { seen, applied, reserved } = await tryAll('man');
    expect([seen.status, applied.status, reserved.status]).toEqual([200, 200, 409]);
    await sandbox.db.delete(eventSignups).where(eq(eventSignups.userId, WHO.man));
    expect((await tryAll('man')).seen.status).toBe(404);
  });
});

it('users are mailed no invitation to an event that they may not see', async () => {
  await people.put({});
  const userIds = [WHO.man, WHO.woman, WHO.young, WHO.newcomer];
  const { status, body } = await people.as('host', 'POST', `/events/${EVENT}/invite`, { userIds });
  expect([status, body]).toEqual([200, { invited: 2 }]);
  const mailed = (await sandbox.context.outbox.read()).map(({ to }) => to);
  expect(mailed.toSorted()).toEqual(['101@example.com', '102@example.com']);
});

describe.each<[what: string, change: Partial<NewEvent>]>([
  ['a draft', { status: 'pending' }],
  ['a declined event', { status: 'archived', declined: true }],
])('%s of another host answers as an id that no event has', (_what, hidden) => {
  it.each<[method: string, path: (id: number) => string, body?: object]>([
    ['GET', (id) => `/events/${id}`],
    ['GET', (id) => `/events/${id}/public`],
    ['GET', (id) => `/hosts/event/${id}`],
    ['GET', (id) => `/events/${id}/matches`],
    ['PUT', (id) => `/events/${id}`, { title: 'Mine' }],
    ['DELETE', (id) => `/event/${id}`],
    ['POST', (id) => `/events/${id}/signup`, {}],
    ['POST', (id) => `/events/${id}/invite`, {}],
    ['POST', (id) => `/events/${id}/invite`, { all: true }],
    ['POST', (id) => `/events/${id}/seen`],
    ['PUT', (id) => `/events/${id}/signup/${WHO.man}`],
    ['DELETE', (id) => `/events/${id}/users/${WHO.man}`, { refund: false }],
    ['POST', (id) => `/events/${id}/gallery`, { image: 'x' }],
    ['POST', (id) => `/events/${id}/schedule`],
    ['DELETE', (id) => `/events/${id}/schedule`],
  ])('%s %s', async (method, path, body) => {
    await people.put(hidden);
    for (const who of ['man', 'otherHost', 'newcomer'] as const) {
      const unknown = await people.as(who, method, path(UNKNOWN), body);
      const found = await people.as(who, method, path(EVENT), body);
      expect(found).toMatchObject({ status: unknown.status, body: unknown.body });
      expect(unknown.status).toBe(404);
    }
  });

  it('in the rooms of events', async () => {
    await people.put(hidden);
    const enter = (room: number) =>
      people.as('man', 'POST', '/users/streaming/token', { room: String(room) });
    const [unknown, found] = [await enter(UNKNOWN), await enter(EVENT)];
    expect(found).toMatchObject({ status: unknown.status, body: unknown.body });
  });

  it('in the series of an event that other users see', async () => {
    await people.put({ seriesId: 12 }, { seriesId: 12, ...hidden });
    const seriesOf = async (who: Who) => {
      const { body } = await people.as(who, 'GET', `/events/${EVENT}`);
      return (body as { event: { series: { id: number }[] } }).event.series.map(({ id }) => id);
    };
    expect(await seriesOf('man')).toEqual([12]);
    expect(await seriesOf('host')).toEqual([12, 13]);
  });
});

describe('a private event of a public series', () => {
  const seriesOf = async (who: Who | null, event = EVENT) => {
    const { body } = await people.as(who, 'GET', `/events/${event}/public`);
    return (body as PublicEventReply).event.series?.map(({ id }) => id);
  };

  it('is listed for the users who run it or have signed up to it', async () => {
    await people.put({ seriesId: 12 }, { seriesId: 12, eventVisibility: 'Private' });
    for (const who of [null, 'man', 'otherHost'] as const) {
      expect(await seriesOf(who)).toEqual([12]);
    }
    for (const who of ['host', 'admin'] as const) expect(await seriesOf(who)).toEqual([12, 13]);
    await people.as('man', 'POST', '/events/13/invite', {});
    expect(await seriesOf('man')).toEqual([12, 13]);
    expect(await seriesOf('woman')).toEqual([12]);
  });

  it('lists its series', async () => {
    await people.put({ seriesId: 12 }, { seriesId: 12, eventVisibility: 'Private' });
    expect(await seriesOf('man', 13)).toEqual([12, 13]);
  });
});
