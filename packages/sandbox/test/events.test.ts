import {
  DiscoverReply,
  Event,
  EventLookups,
  EventReply,
  PublicEventFailure,
  PublicEventReply,
} from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { EVENT_STATUSES, eventMessages } from '@perigee/domain/events';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventSignups } from '../src/db/schema/tickets.ts';
import { going, insertGuests } from '../src/states/guests.ts';
import { upcoming } from '../src/states/events.ts';
import { insertEvents } from '../src/seed/insert.ts';
import { eventSandbox, WHO, type Who } from './event-people.ts';
import { failed, NOW } from './harness.ts';
import { eventServerMessages } from '../src/events/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const DAY_S = 24 * 60 * 60;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_S * 1000);

const { sandbox, people } = await eventSandbox();

const notThere = failed(404, eventMessages.notFound);

describe('GET /events/{id}/public', () => {
  const open = (who: Who | null, name: string | number = 12) =>
    people.as(who, 'GET', `/events/${name}/public`);

  it.each(EVENT_STATUSES.filter((status) => status !== 'pending'))(
    'shows visitors an event in status %s',
    async (status) => {
      await people.put({ status });
      const { status: code, body } = await open(null);
      expect(code).toBe(200);
      expect(body).toEqual(PublicEventReply.parse(body));
      expect(body).toMatchObject({ statusCode: 200, event: { id: 12, status } });
    },
  );

  it('shows a private event to every client that has its address', async () => {
    await people.put({ eventVisibility: 'Private', slug: 'by-invitation' });
    expect(await open(null, 'by-invitation')).toMatchObject({ status: 200 });
  });

  it('shows an event in review only to its host and admins', async () => {
    await people.put({ status: 'pending' });
    for (const who of [null, 'man', 'otherHost'] as const) {
      expect(await open(who)).toMatchObject({ status: 404 });
    }
    for (const who of ['host', 'admin'] as const) {
      expect(await open(who)).toMatchObject({ status: 200 });
    }
  });

  it.each(['12', '0', '99999999999', 'no such event', 'a%00b', "x'--"])(
    'does not find %s, and says so in the body too',
    async (name) => {
      const { status, body } = await open(null, encodeURIComponent(name));
      expect(status).toBe(404);
      expect(body).toEqual(PublicEventFailure.parse(body));
      expect(body).toMatchObject({ message: eventMessages.notFound, statusCode: 404 });
    },
  );

  it('tells whether the user is signed up, but nothing of the guests', async () => {
    await people.put({});
    await insertGuests(sandbox.context, [going({ eventId: 12, userId: WHO.man }, NOW)]);
    const { event: visitors } = (await open(null)).body as PublicEventReply;
    expect(visitors).not.toHaveProperty('userSignedUpAlready');
    const { event } = (await open('man')).body as PublicEventReply;
    expect(event.userSignedUpAlready).toBe(true);
    const { event: hosts } = (await open('host')).body as PublicEventReply;
    for (const field of ['Signups', 'Matches', 'schedule']) expect(hosts).not.toHaveProperty(field);
  });

  it('derives the status of an event from the clock', async () => {
    await people.put({ startTime: inDays(1), endTime: inDays(1.05) });
    sandbox.advance(DAY_S);
    expect(await open(null)).toMatchObject({ body: { event: { status: 'started' } } });
    sandbox.advance(DAY_S);
    expect(await open(null)).toMatchObject({ body: { event: { status: 'completed' } } });
  });

  it('treats an invalid session as no session', async () => {
    await people.put({});
    const reply = await sandbox.call('GET', '/events/12/public', { token: 'letmein' });
    expect(reply).toMatchObject({ status: 200, body: (await open(null)).body });
  });
});

describe('GET /events/{id}', () => {
  const open = (who: Who) => people.as(who, 'GET', '/events/12');

  it('shows a dater the event and nothing of its guests', async () => {
    await people.put({});
    await insertGuests(sandbox.context, [going({ eventId: 12, userId: WHO.woman }, NOW)]);
    const { status, body } = await open('man');
    expect(status).toBe(200);
    expect(body).toEqual(EventReply.parse(body));
    const { event, totalSales } = body as EventReply;
    expect(totalSales).toBeUndefined();
    for (const field of ['Signups', 'Matches', 'schedule']) expect(event).not.toHaveProperty(field);
  });

  it.each(['host', 'admin'] as const)('shows the %s guests and sales', async (who) => {
    await people.put({});
    const paid = { priceCents: 3550, paidAt: NOW };
    await insertGuests(sandbox.context, [
      going({ eventId: 12, userId: WHO.man, ...paid }, NOW),
      going({ eventId: 12, userId: WHO.woman, side: 'right' }, inDays(0.1)),
      going({ eventId: 12, userId: WHO.young, side: 'right', status: 'applied' }, inDays(0.2)),
      {
        ...going({ eventId: 12, userId: WHO.otherHost, ...paid }, NOW),
        status: 'cancelled',
        refundedAt: NOW,
      },
    ]);
    const { body } = await open(who);
    expect(body).toEqual(EventReply.parse(body));
    const { event, totalSales } = body as EventReply;
    expect(totalSales).toBe(35.5);
    expect(event.Signups).toMatchObject([
      { userId: WHO.man, status: 'going', paid: true, ticketPrice: 35.5, gender: 'M' },
      { userId: WHO.woman, status: 'going', paid: false, ticketPrice: 0 },
      { userId: WHO.young, status: 'applied', paid: false },
    ]);
    expect(JSON.stringify(event)).not.toMatch(/@example\.com|\+1646/);
  });

  it('leaves tickets that were not paid in time out of the guest list', async () => {
    await people.put({});
    const held = { status: 'reserved', priceCents: 3500, heldUntil: inDays(0.01) } as const;
    await insertGuests(sandbox.context, [going({ eventId: 12, userId: WHO.man, ...held }, NOW)]);
    const guests = async () => ((await open('host')).body as EventReply).event.Signups;
    expect(await guests()).toMatchObject([{ userId: WHO.man, status: 'reserved' }]);
    sandbox.advance(DAY_S);
    expect(await guests()).toEqual([]);
  });

  it('refuses users who have not finished onboarding', async () => {
    await people.put({});
    expect(await open('newcomer')).toEqual(failed(403, eventServerMessages.onboardingFirst));
  });

  it('hides an event in review', async () => {
    await people.put({ status: 'pending' });
    expect(await open('man')).toEqual(notThere);
    expect(await open('otherHost')).toEqual(notThere);
    expect(await open('host')).toMatchObject({ status: 200 });
  });

  it('hides an event that is for other users, but not from a user with a ticket', async () => {
    await people.put({ minAge: 25, maxAge: 40 });
    expect(await open('woman')).toMatchObject({ status: 200 });
    expect(await open('young')).toEqual(notThere);
    await insertGuests(sandbox.context, [
      going({ eventId: 12, userId: WHO.young, status: 'applied' }, NOW),
    ]);
    expect(await open('young')).toEqual(notThere);
    await sandbox.db.update(eventSignups).set({ status: 'going' });
    expect(await open('young')).toMatchObject({ status: 200 });
  });

  it('hides an event for women from men, except the man whom it is held for', async () => {
    const forWomen = { type: 'one_variable', leftTickets: 0, rightTickets: 6 } as const;
    await people.put(forWomen);
    expect(await open('man')).toEqual(notThere);
    expect(await open('woman')).toMatchObject({ status: 200 });
    await sandbox.db.execute(sql`update events set bachelorette_user_id = ${WHO.man}`);
    expect(await open('man')).toMatchObject({ status: 200 });
  });

  it('wants a session', async () => {
    await people.put({});
    const reply = await people.as(null, 'GET', '/events/12');
    expect(reply).toEqual(failed(401, messages.signInAgain));
  });
});

describe('GET /events/miscellaneous', () => {
  it('returns the options of the form to every signed-in user', async () => {
    const { body } = await people.as('newcomer', 'GET', '/events/miscellaneous');
    expect(body).toEqual(EventLookups.parse(body));
    const { locations, sexualOrientation, categories, subCategoriesByCategory } =
      body as EventLookups;
    expect(locations.map(({ name }) => name)).toEqual([
      'New York',
      'Los Angeles',
      'Toronto',
      'Montreal',
    ]);
    expect(sexualOrientation[0]).toEqual({ id: 1, name: 'straight' });
    expect(Object.keys(subCategoriesByCategory)).toEqual(categories.map(({ id }) => String(id)));
    expect(await people.as(null, 'GET', '/events/miscellaneous')).toMatchObject({ status: 401 });
  });
});

describe('POST /events/discover', () => {
  const discover = async (who: Who | null, request: object = {}) => {
    const { status, body } = await people.as(who, 'POST', '/events/discover', request);
    expect(status).toBe(200);
    expect(body).toEqual(DiscoverReply.parse(body));
    return body as DiscoverReply;
  };
  const idsOf = (events: readonly Event[]) => events.map(({ id }) => id);

  it('shows public upcoming events, the soonest first', async () => {
    await people.put(
      { startTime: inDays(20) },
      { startTime: inDays(10) },
      { status: 'updated', startTime: inDays(15) },
      { status: 'pending' },
      { status: 'archived' },
      { eventVisibility: 'Private' },
      { startTime: inDays(-2), endTime: inDays(-1) },
      { startTime: inDays(-0.01), endTime: inDays(0.01) },
    );
    const { events, count, pages } = await discover(null);
    expect(idsOf(events)).toEqual([19, 13, 14, 12]);
    expect({ count, pages }).toEqual({ count: 4, pages: 1 });
    expect(events.every((event) => event.userSignedUpAlready === undefined)).toBe(true);
  });

  it('features the next few with tickets left on the viewer’s side', async () => {
    const one = { leftTickets: 1, rightTickets: 1 };
    await people.put(
      ...Array.from({ length: 7 }, (_, index) => ({ startTime: inDays(index + 1), ...one })),
    );
    await insertGuests(sandbox.context, [
      going({ eventId: 12, userId: WHO.host, side: 'left' }, NOW),
      going({ eventId: 13, userId: WHO.host, side: 'left' }, NOW),
      going({ eventId: 13, userId: WHO.young, side: 'right' }, NOW),
    ]);
    expect(idsOf((await discover(null)).featuredEvents)).toEqual([12, 14, 15, 16]);
    expect(idsOf((await discover('man')).featuredEvents)).toEqual([14, 15, 16, 17]);
    expect(idsOf((await discover('woman')).featuredEvents)).toEqual([12, 14, 15, 16]);
    expect(idsOf((await discover('man')).events)).toHaveLength(7);
  });

  it('does not feature a straight event for a man or a woman whose side has no tickets', async () => {
    await people.put({ leftTickets: 0 }, { rightTickets: 0 });
    expect(idsOf((await discover('man')).featuredEvents)).toEqual([13]);
    expect(idsOf((await discover('woman')).featuredEvents)).toEqual([12]);
    const { events } = await discover('man');
    expect(events.map(({ id, ticketsHaveSoldOut }) => [id, ticketsHaveSoldOut])).toEqual([
      [12, true],
      [13, false],
    ]);
  });

  it('uses the age of the user on the day of the event, like every other call', async () => {
    // The man turns 31 on the first of January. The first evening is on the day before in New York, not in UTC.
    await people.put(
      { startTime: new Date('2027-01-01T00:30:00Z'), minAge: 31, maxAge: 40 },
      { startTime: new Date('2027-01-01T20:00:00Z'), minAge: 31, maxAge: 40 },
    );
    expect(idsOf((await discover('man')).events)).toEqual([13]);
    expect((await people.as('man', 'GET', '/events/12')).status).toBe(404);
    expect((await people.as('man', 'GET', '/events/13')).status).toBe(200);
  });

  it('shows users only events that suit them, with whether the user is signed up', async () => {
    await people.put(
      { minAge: 25, maxAge: 40 },
      { minAge: 20, maxAge: 25 },
      { type: 'one_variable', leftTickets: 6, rightTickets: 0 },
    );
    await insertGuests(sandbox.context, [going({ eventId: 12, userId: WHO.man }, NOW)]);
    const { events } = await discover('man');
    expect(events.map(({ id, userSignedUpAlready }) => [id, userSignedUpAlready])).toEqual([
      [12, true],
      [14, false],
    ]);
    expect(idsOf((await discover('young')).events)).toEqual([13]);
    expect(idsOf((await discover('woman')).events)).toEqual([12]);
  });

  it('filters by location, text and dates', async () => {
    await people.put(
      { title: 'Rooftop', startTime: inDays(5) },
      { title: '100% Vinyl', locationId: 2, startTime: inDays(15) },
    );
    expect(idsOf((await discover(null, { location: 2 })).events)).toEqual([13]);
    expect(idsOf((await discover(null, { search: ' roof ' })).events)).toEqual([12]);
    expect(idsOf((await discover(null, { search: '%' })).events)).toEqual([13]);
    expect(idsOf((await discover(null, { search: '_' })).events)).toEqual([]);
    const from = inDays(10).toISOString();
    expect(idsOf((await discover(null, { from })).events)).toEqual([13]);
    expect(idsOf((await discover(null, { to: from })).events)).toEqual([12]);
    const { featuredEvents } = await discover(null, { search: 'nothing' });
    expect(idsOf(featuredEvents)).toEqual([12, 13]);
  });

  it('gives a page at a time', async () => {
    await people.put(
      ...Array.from({ length: 30 }, (_, index) => ({ startTime: inDays(index + 1) })),
    );
    const first = await discover(null);
    const second = await discover(null, { page: 2 });
    expect([first.events.length, second.events.length]).toEqual([24, 6]);
    expect(first).toMatchObject({ count: 30, limit: 24, pages: 2 });
    expect(new Set(idsOf([...first.events, ...second.events])).size).toBe(30);
    expect((await discover(null, { page: 3 })).events).toEqual([]);
  });

  it('refuses an end before the start', async () => {
    const request = { from: inDays(2).toISOString(), to: inDays(1).toISOString() };
    const reply = await people.as(null, 'POST', '/events/discover', request);
    expect(reply).toEqual(failed(422, eventServerMessages.datesCrossed));
  });
});

describe('GET /users/{id}/bachelorette/events', () => {
  const list = async (who: Who | null, name: string | number = WHO.woman) =>
    people.as(who, 'GET', `/users/${name}/bachelorette/events`);

  beforeEach(async () => {
    const held = { bacheloretteUserId: WHO.woman };
    await people.put(
      { ...held, startTime: inDays(3) },
      { ...held, startTime: inDays(2), eventVisibility: 'Private' },
      { ...held, startTime: inDays(1), status: 'pending' },
      { ...held, startTime: inDays(4), minAge: 40, maxAge: 50 },
      {},
      { ...held, startTime: inDays(5), status: 'archived', declined: true },
    );
  });

  it.each([
    ['man', [12]],
    ['host', [15]],
    ['woman', [13, 12, 15]],
    ['admin', [14, 13, 12, 15, 17]],
  ] as const)('lists the events that the %s may find', async (who, ids) => {
    const { body } = await list(who);
    expect(body).toEqual(Event.array().parse(body));
    expect((body as Event[]).map(({ id }) => id)).toEqual(ids);
  });

  it('takes a username, and requires a session and a user who exists', async () => {
    expect((await list('man', `person_${WHO.woman}`)).body).toHaveLength(1);
    expect((await list('man', WHO.man)).body).toEqual([]);
    expect(await list('man', 'nobody')).toEqual(failed(404, serverMessages.userNotFound));
    expect(await list(null)).toMatchObject({ status: 401 });
  });
});

describe('any number of events', () => {
  it('is read in the same number of queries', async () => {
    const count = async (act: () => Promise<unknown>) => {
      const { $client } = sandbox.db as unknown as { $client: { query: () => Promise<unknown> } };
      const queries = vi.spyOn($client, 'query');
      await act();
      const { length } = queries.mock.calls;
      queries.mockRestore();
      return length;
    };
    await people.put({ startTime: inDays(1) });
    const few = await count(() => people.as('man', 'POST', '/events/discover', {}));
    await insertEvents(
      sandbox.db,
      Array.from({ length: 20 }, (_, index) =>
        upcoming({ id: 50 + index, slug: `more-${index}`, seriesId: 50 }, NOW),
      ),
    );
    const many = await count(() => people.as('man', 'POST', '/events/discover', {}));
    expect(few).toBeGreaterThan(4);
    // One more query, for the series.
    expect(many).toBe(few + 1);
  });
});
