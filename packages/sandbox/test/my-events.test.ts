import { Event } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../src/db/database.ts';
import { insertEvents, type NewEvent } from '../src/seed/insert.ts';
import { upcoming } from '../src/states/events.ts';
import { HOST, HOUR_MS, MAN, OTHER_HOST, putEvening, ticketSandbox, WOMAN } from './evenings.ts';
import { failed, NOW } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const { sandbox, calls } = await ticketSandbox();

type SignupStatus = (typeof schema.eventSignups.$inferInsert)['status'];

/** An event so many hours from now, with a sign-up of the man. */
async function putOwn(
  id: number,
  hours: number,
  {
    status = 'going',
    ...change
  }: Partial<Omit<NewEvent, 'status'>> & { status?: SignupStatus } = {},
  eventStatus: NewEvent['status'] = 'created',
) {
  const startTime = new Date(NOW.getTime() + hours * HOUR_MS);
  await insertEvents(sandbox.db, [
    upcoming({ id, slug: `evening-${id}`, startTime, status: eventStatus, ...change }, NOW),
  ]);
  await sandbox.db.insert(schema.eventSignups).values({
    eventId: id,
    userId: MAN,
    side: 'left',
    status,
    priceCents: 0,
    heldUntil: status === 'reserved' ? new Date(NOW.getTime() + HOUR_MS) : null,
    createdAt: NOW,
  });
}
const ids = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);

describe('the dashboard', () => {
  beforeEach(async () => {
    await putOwn(21, 48);
    await putOwn(22, 24);
    await putOwn(23, -1, {}, 'started');
    await putOwn(24, -2);
    await putOwn(25, -72, {}, 'completed');
    await putOwn(26, 12, {}, 'archived');
    await putOwn(27, 12, { status: 'applied' });
    await putOwn(28, 12, { status: 'reserved' });
    await putOwn(29, 12, { status: 'cancelled' });
    await putEvening(sandbox);
  });

  it('has the events that are not over and that the user has a ticket for, the soonest first', async () => {
    const { status, body } = await calls.upcoming(MAN);
    expect(status).toBe(200);
    expect(ids(body)).toEqual([23, 22, 21]);
    expect(Event.array().parse(body)).toEqual(body);
    expect(body).toMatchObject([{ userSignedUpAlready: true }, {}, {}]);
  });

  it('has the others under past, the latest first', async () => {
    const { status, body } = await calls.past(MAN);
    expect(status).toBe(200);
    expect(ids(body)).toEqual([26, 24, 25]);
    expect(Event.array().parse(body)).toEqual(body);
  });

  it('moves an event over once it ends', async () => {
    sandbox.advance(21 * 60);
    expect(ids((await calls.upcoming(MAN)).body)).toEqual([22, 21]);
    expect(ids((await calls.past(MAN)).body)).toEqual([26, 23, 24, 25]);
  });

  it('is separate for each user', async () => {
    expect((await calls.upcoming(WOMAN)).body).toEqual([]);
    expect((await calls.past(WOMAN)).body).toEqual([]);
  });

  it.each(['/events/dashboard', '/events/dashboard/past'])('%s needs a session', async (path) => {
    expect(await sandbox.call('GET', path)).toEqual(failed(401, messages.signInAgain));
  });

  it('names no other user', async () => {
    const text = JSON.stringify((await calls.upcoming(MAN)).body);
    expect(text).not.toMatch(/Signups|Matches|@example\.com|\+1212/);
  });
});

describe('having seen an event', () => {
  const views = () => sandbox.db.select().from(schema.eventViews);

  it('is stored once, with the last time', async () => {
    await putEvening(sandbox);
    expect(await calls.seen(MAN)).toMatchObject({ status: 204, body: '' });
    sandbox.advance(60);
    await Promise.all([1, 2, 3].map(() => calls.seen(MAN)));
    await calls.seen(WOMAN, 'rooftop-speed-dating-new-york-12');
    const seenAt = new Date(NOW.getTime() + 60_000);
    expect(await views()).toEqual([
      { eventId: 12, userId: MAN, seenAt },
      { eventId: 12, userId: WOMAN, seenAt },
    ]);
  });

  it.each([999, 'nothing-of-that-name'])('does not find %s', async (event) => {
    expect(await calls.seen(MAN, event)).toEqual(failed(404, serverMessages.eventNotFound));
  });

  it('is only for users who can see the event', async () => {
    await putEvening(sandbox, { status: 'pending' });
    for (const userId of [MAN, OTHER_HOST]) expect((await calls.seen(userId)).status).toBe(404);
    expect((await calls.seen(HOST)).status).toBe(204);
    expect(await views()).toHaveLength(1);
  });
});
