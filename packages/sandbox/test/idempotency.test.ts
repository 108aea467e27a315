import { describe, expect, it, vi } from 'vitest';
import { schema } from '../src/db/database.ts';
import { HOST, MAN, putEvening, ticketSandbox, WOMAN } from './evenings.ts';
import { failed } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';
import { ticketServerMessages } from '../src/tickets/server-messages.ts';

const server = ticketServerMessages;
const KEY = { 'Idempotency-Key': '6e0f9a52-4c1b-4f5e-9a37-1f1d4f2f8f10' };

const { sandbox, calls } = await ticketSandbox();

const keyed = (userId: number, body: object = {}, headers = KEY) =>
  calls.reserve(userId, { body, headers });
const realUpdate = sandbox.db.update.bind(sandbox.db);
const signups = () => sandbox.db.select().from(schema.eventSignups);

describe('the same key again', () => {
  it('gets the same answer and changes nothing', async () => {
    await putEvening(sandbox);
    const first = await keyed(MAN);
    const before = await signups();
    const opened = sandbox.payments.opened.length;
    sandbox.advance(3600);
    // But for the date of the reply.
    const same = { status: first.status, body: first.body };
    expect([await keyed(MAN), await keyed(MAN)]).toMatchObject([same, same]);
    expect(await signups()).toEqual(before);
    expect(sandbox.payments.opened).toHaveLength(opened);
  });

  it('gets the same refusal, also when the request would succeed by now', async () => {
    await putEvening(sandbox, { leftTickets: 0, rightTickets: 0 });
    expect(await keyed(MAN)).toEqual(failed(409, 'Sold out'));
    await sandbox.db.update(schema.events).set({ leftTickets: 5, rightTickets: 5 });
    expect(await keyed(MAN)).toEqual(failed(409, 'Sold out'));
    expect((await calls.reserve(MAN)).status).toBe(200);
  });

  it('at the same moment buys one ticket', async () => {
    await putEvening(sandbox, { priceCents: 0 });
    const replies = await Promise.all(Array.from({ length: 20 }, () => keyed(MAN)));
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const others = replies.filter(({ status }) => status !== 200);
    for (const reply of others) expect(reply).toEqual(failed(409, server.keyUnderWay));
    expect(await signups()).toHaveLength(1);
  });

  it('is refused with another request', async () => {
    await putEvening(sandbox);
    await keyed(MAN);
    const refused = failed(422, server.keyOfOtherRequest);
    expect(await keyed(MAN, { firstPromoterId: 'fp_8' })).toEqual(refused);
    expect(await calls.reserve(MAN, { headers: KEY }, 999)).toEqual(refused);
  });

  it('is another key for another user', async () => {
    await putEvening(sandbox, { priceCents: 0 });
    await keyed(MAN);
    expect((await keyed(WOMAN)).status).toBe(200);
    expect(await signups()).toHaveLength(2);
  });

  it('tries again after an error', async () => {
    await putEvening(sandbox);
    vi.spyOn(sandbox.payments, 'openCheckout').mockRejectedValueOnce(new Error('away'));
    expect((await keyed(MAN)).status).toBe(502);
    expect((await keyed(MAN)).status).toBe(200);
  });

  it('does not do the work again where its reply could not be stored', async () => {
    await putEvening(sandbox, { priceCents: 0 });
    const update = vi.spyOn(sandbox.db, 'update').mockImplementation((table) => {
      if (table === schema.idempotencyKeys) throw new Error('full');
      return realUpdate(table);
    });
    expect((await keyed(MAN)).status).toBe(500);
    update.mockRestore();
    const before = await signups();
    expect(before).toHaveLength(1);
    expect(await keyed(MAN)).toEqual(failed(409, server.keyUnderWay));
    expect(await signups()).toEqual(before);
  });

  it('is free again after a day', async () => {
    await putEvening(sandbox, { priceCents: 0 });
    await keyed(MAN);
    sandbox.advance(24 * 3600);
    expect(await keyed(MAN)).toEqual(failed(409, server.alreadySignedUp));
  });

  it('of a call that never finished is taken over after a minute', async () => {
    await putEvening(sandbox, { priceCents: 0 });
    await sandbox.db.insert(schema.idempotencyKeys).values({
      userId: MAN,
      key: KEY['Idempotency-Key'],
      request: 'POST /events/12/signup {}',
      status: 0,
      createdAt: sandbox.context.clock(),
    });
    sandbox.advance(59);
    expect(await keyed(MAN)).toEqual(failed(409, server.keyUnderWay));
    sandbox.advance(1);
    expect((await keyed(MAN)).status).toBe(200);
  });
});

describe('a key', () => {
  it.each(['short', 'with a space', 'x'.repeat(121)])('is refused: %s', async (key) => {
    await putEvening(sandbox);
    const reply = await keyed(MAN, {}, { 'Idempotency-Key': key });
    expect(reply).toEqual(failed(422, server.keyMalformed));
  });

  it('is not used up by a body that is not of the call’s shape', async () => {
    await putEvening(sandbox);
    expect((await keyed(MAN, { price: 0 })).status).toBe(422);
    expect((await keyed(MAN)).status).toBe(200);
  });

  it('keeps a refusal to a user who may not reserve a ticket', async () => {
    await putEvening(sandbox);
    expect(await keyed(HOST)).toEqual(failed(409, server.hostNeedsNoTicket));
    expect(await calls.reserve(HOST, { headers: KEY }, 998)).toEqual(
      failed(422, server.keyOfOtherRequest),
    );
    expect(await calls.reserve(MAN, {}, 998)).toEqual(failed(404, serverMessages.eventNotFound));
  });
});
