import { Event, PublicHost } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { events } from '../src/db/schema/events.ts';
import { insertEvents } from '../src/seed/insert.ts';
import { upcoming } from '../src/states/events.ts';
import { failed, NOW } from './harness.ts';
import { ADMIN, DATER, HOST, OTHER, hostSandbox } from './host-people.ts';
import { hostServerMessages } from '../src/hosts/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const { sandbox, get } = await hostSandbox();

const notFound = failed(404, hostServerMessages.notFound);

describe('a host', () => {
  it.each(['1', HOST.linkId, 'GIULIA-Moretti'])(
    'is found as %s, also by visitors',
    async (name) => {
      const { status, body } = await get(`/hosts/${name}`);
      expect(status).toBe(200);
      expect(body).toEqual(PublicHost.strict().parse(body));
      expect(body).toEqual({
        id: HOST.id,
        name: 'Giulia Moretti',
        logo: null,
        linkId: HOST.linkId,
        user: {
          id: HOST.userId,
          name: 'Giulia',
          username: 'giulia',
          profileImage: 'http://sandbox.test/pictures/portraits/021.jpg',
          isVerifiedAccount: false,
        },
      });
    },
  );

  it('has a level that only the host and admins see', async () => {
    expect((await get('/hosts/1', HOST.userId)).body).toMatchObject({ level: '1' });
    expect((await get('/hosts/1', ADMIN)).body).toMatchObject({ level: '1' });
    expect((await get('/hosts/1', DATER)).body).not.toHaveProperty('level');
    expect((await get('/hosts/1', OTHER.userId)).body).not.toHaveProperty('level');
  });

  it.each(['9', '0', '99999999999999999999', 'nobody', 'me', 'x'.repeat(90), "x'--"])(
    'is not found as %s',
    async (name) => {
      expect(await get(`/hosts/${name}`)).toEqual(notFound);
    },
  );

  it('is not shown to a client with an invalid bearer', async () => {
    const reply = await sandbox.call('GET', '/hosts/1', { token: 'letmein' });
    expect(reply).toEqual(failed(401, messages.signInAgain));
  });
});

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => {
  const startTime = new Date(NOW.getTime() + days * DAY_MS);
  return { startTime, endTime: new Date(startTime.getTime() + 60 * 60 * 1000) };
};

const EVENTS = [
  { id: 101, slug: 'past', ...inDays(-1), status: 'completed' },
  { id: 102, slug: 'ended', ...inDays(-2), status: 'started' },
  { id: 103, slug: 'soon', ...inDays(1) },
  { id: 104, slug: 'changed', ...inDays(2), status: 'updated' },
  { id: 105, slug: 'private', ...inDays(3), eventVisibility: 'Private' },
  { id: 106, slug: 'in-review', ...inDays(4), status: 'pending' },
  { id: 107, slug: 'cancelled', ...inDays(5), status: 'archived' },
  { id: 108, slug: 'of-another', ...inDays(6), hostId: OTHER.id },
] as const;
const putEvents = () =>
  insertEvents(
    sandbox.db,
    EVENTS.map((event) => upcoming(event, NOW)),
  );

describe('the events of a host', () => {
  beforeEach(putEvents);
  const idsFor = async (userId: number, name: string | number = HOST.linkId) => {
    const { status, body } = await get(`/hosts/${name}/events`, userId);
    expect(status).toBe(200);
    expect(body).toEqual(Event.strict().array().parse(body));
    return (body as Event[]).map(({ id }) => id);
  };

  it('are the public upcoming ones, by start', async () => {
    expect(await idsFor(DATER)).toEqual([103, 104]);
    expect(await idsFor(OTHER.userId, HOST.id)).toEqual([103, 104]);
  });

  it('are all for the host and for admins', async () => {
    const all = [102, 101, 103, 104, 105, 106, 107];
    expect(await idsFor(HOST.userId)).toEqual(all);
    expect(await idsFor(ADMIN)).toEqual(all);
  });

  it('are not found for an unknown host', async () => {
    expect(await get('/hosts/nobody/events', DATER)).toEqual(notFound);
  });
});

describe('the host of an event', () => {
  beforeEach(putEvents);

  it.each(['103', 'soon', 'private', 'cancelled'])('is found by %s', async (name) => {
    const { status, body } = await get(`/hosts/event/${name}`, DATER);
    expect(status).toBe(200);
    expect(body).toEqual(PublicHost.parse(body));
    expect(body).toMatchObject({ id: HOST.id, user: { id: HOST.userId } });
  });

  it('of an event in review is shown only to that host and admins', async () => {
    const absent = failed(404, serverMessages.eventNotFound);
    expect(await get('/hosts/event/in-review', DATER)).toEqual(absent);
    expect(await get('/hosts/event/in-review', OTHER.userId)).toEqual(absent);
    expect((await get('/hosts/event/in-review', HOST.userId)).body).toMatchObject({ level: '1' });
    expect((await get('/hosts/event/in-review', ADMIN)).status).toBe(200);
  });

  it('is not found for an unknown event', async () => {
    expect(await get('/hosts/event/999', DATER)).toEqual(failed(404, serverMessages.eventNotFound));
  });

  it('is not found for an event without a host', async () => {
    await sandbox.db.update(events).set({ hostId: null }).where(eq(events.id, 103));
    expect(await get('/hosts/event/103', DATER)).toEqual(
      failed(404, hostServerMessages.eventWithoutHost),
    );
  });
});
