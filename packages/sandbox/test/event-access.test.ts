import { serverMessages } from '@perigee/domain';
import { eventMessages, eventServerMessages } from '@perigee/domain/events';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventSignups } from '../src/db/schema/tickets.ts';
import type { NewEvent } from '../src/seed/insert.ts';
import { eventSandbox, WHO, type Who } from './event-people.ts';
import { failed, NOW } from './harness.ts';

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

/** Sees the event, reserves a ticket to it, and applies to it. */
const tryAll = async (who: Who) => ({
  seen: await people.as(who, 'GET', `/events/${EVENT}`),
  applied: await people.as(who, 'POST', `/events/${EVENT}/invite`, {}),
  reserved: await people.as(who, 'POST', `/events/${EVENT}/signup`, {}),
});

describe('only users who may see an event may reserve and apply', () => {
  it.each<[Who, string, Partial<NewEvent>]>([
    ['man', 'for his age', {}],
    ['woman', 'for her age', {}],
    ['man', 'for men', MEN_ONLY],
    ['young', 'for the young', { minAge: 18 }],
    ['man', 'that is private', { eventVisibility: 'Private' }],
  ])('%s: an event %s', async (who, _which, change) => {
    await people.put(change);
    const { seen, applied, reserved } = await tryAll(who);
    expect([seen.status, applied.status, reserved.status]).toEqual([200, 200, 200]);
    expect(applied.body).toEqual({ invited: 1 });
  });

  it.each<[Who, string, Partial<NewEvent>]>([
    ['young', 'for older users', {}],
    ['man', 'for younger users', { maxAge: 29 }],
    ['woman', 'for men', MEN_ONLY],
    ['man', 'in review', { status: 'pending' }],
    ['otherHost', 'in review, of another host', { status: 'pending' }],
  ])('%s: not an event %s', async (who, _which, change) => {
    await people.put(change);
    const { seen, applied, reserved } = await tryAll(who);
    expect(seen).toEqual(failed(404, eventMessages.notFound));
    expect(applied).toEqual(failed(404, serverMessages.eventNotFound));
    expect(reserved).toEqual(failed(404, serverMessages.eventNotFound));
    expect(await sandbox.db.select().from(eventSignups)).toEqual([]);
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

describe('a draft of another host answers as an id that no event has', () => {
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
    await people.put({ status: 'pending' });
    for (const who of ['man', 'otherHost', 'newcomer'] as const) {
      const unknown = await people.as(who, method, path(UNKNOWN), body);
      const draft = await people.as(who, method, path(EVENT), body);
      expect(draft).toMatchObject({ status: unknown.status, body: unknown.body });
      expect(unknown.status).toBe(404);
    }
  });

  it('in the rooms of events', async () => {
    await people.put({ status: 'pending' });
    const enter = (room: number) =>
      people.as('man', 'POST', '/users/streaming/token', { room: String(room) });
    const [unknown, draft] = [await enter(UNKNOWN), await enter(EVENT)];
    expect(draft).toMatchObject({ status: unknown.status, body: unknown.body });
  });

  it('in the series of an event that other users see', async () => {
    await people.put({ seriesId: 12 }, { seriesId: 12, status: 'pending' });
    const seriesOf = async (who: Who) => {
      const { body } = await people.as(who, 'GET', `/events/${EVENT}`);
      return (body as { event: { series: { id: number }[] } }).event.series.map(({ id }) => id);
    };
    expect(await seriesOf('man')).toEqual([12]);
    expect(await seriesOf('host')).toEqual([12, 13]);
  });
});
