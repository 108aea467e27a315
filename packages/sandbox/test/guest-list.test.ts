import { EventSignup } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { describe, expect, it, vi } from 'vitest';
import { schema } from '../src/db/database.ts';
import { insertPeople, type NewEvent } from '../src/seed/insert.ts';
import {
  ADMIN,
  EVENT,
  guest,
  HOST,
  MAN,
  OTHER_HOST,
  putEvening,
  ticketSandbox,
  updatedPages,
  WOMAN,
} from './evenings.ts';
import { failed, NOW } from './harness.ts';
import { profileServerMessages } from '../src/profile/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';
import { ticketServerMessages } from '../src/tickets/server-messages.ts';

const server = ticketServerMessages;

const { sandbox, calls } = await ticketSandbox();

const change = (values: Partial<NewEvent>) => sandbox.db.update(schema.events).set(values);
const statuses = async () =>
  (await sandbox.db.select().from(schema.eventSignups).orderBy(schema.eventSignups.id)).map(
    ({ userId, status }) => [userId, status],
  );
/** Pays for a ticket of a user, and returns the id of the payment page. */
const pay = async (userId: number): Promise<string> => {
  const { sessionId } = (await calls.reserve(userId)).body as { sessionId: string };
  sandbox.payments.pay(sessionId);
  await calls.upcoming(userId);
  return sessionId;
};
const over = { endTime: NOW };
const ok = { status: 200, body: { status: 'ok' } };

describe('giving a ticket', () => {
  it('does not tell a host who a hidden user is, unless the user is on the list', async () => {
    await putEvening(sandbox);
    await calls.invite(WOMAN);
    await sandbox.db.update(schema.users).set({ profileVisible: false });
    expect(await calls.give(HOST, MAN)).toEqual(failed(404, server.guestNotFound));
    expect(await calls.give(HOST, WOMAN)).toMatchObject({ status: 200 });
    expect(await calls.give(ADMIN, MAN)).toMatchObject({ status: 200 });
  });

  it('is limited for users who are not on the list, as reading profiles is', async () => {
    await putEvening(sandbox, { leftTickets: 1 });
    await calls.invite(MAN);
    let tried = 0;
    while ((await calls.give(HOST, 5000 + tried)).status === 404) tried += 1;
    expect(tried).toBe(120);
    const tooMany = failed(429, profileServerMessages.tooManyProfiles);
    expect(await calls.give(HOST, WOMAN)).toEqual(tooMany);
    expect(await calls.give(HOST, MAN)).toMatchObject({ status: 200 });
    sandbox.advance(600);
    expect(await calls.give(HOST, WOMAN)).toMatchObject({ status: 200 });
  });

  it.each([
    ['the host', HOST],
    ['an admin', ADMIN],
  ])('is done by %s', async (_who, by) => {
    await putEvening(sandbox);
    const { status, body } = await calls.give(by, MAN);
    expect(status).toBe(200);
    expect(EventSignup.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      userId: MAN,
      status: 'going',
      ticketPrice: 0,
      paid: false,
      gender: 'M',
      signedUpByUser: { name: `Guest${MAN}` },
    });
    expect((await calls.upcoming(MAN)).body).toMatchObject([{ id: EVENT }]);
    expect(await calls.mailsTo(MAN)).toHaveLength(1);
  });

  it('shows at once on the open pages of the guest and of the host', async () => {
    await putEvening(sandbox);
    await calls.give(ADMIN, MAN);
    expect(updatedPages(sandbox)).toEqual([MAN, HOST]);
  });

  it.each([
    ['another host', OTHER_HOST],
    ['the guest', MAN],
  ])('is not for %s', async (_who, by) => {
    await putEvening(sandbox);
    expect(await calls.give(by, MAN)).toEqual(failed(403, serverMessages.eventHostOnly));
    expect(await statuses()).toEqual([]);
  });

  it('accepts an applicant, free of charge', async () => {
    await putEvening(sandbox);
    await calls.invite(MAN);
    expect((await calls.give(HOST, MAN)).body).toMatchObject({ status: 'going', ticketPrice: 0 });
    expect(await statuses()).toEqual([[MAN, 'going']]);
  });

  it('is refused where none is left on the guest’s side', async () => {
    await putEvening(sandbox, { leftTickets: 1 });
    await insertPeople(sandbox.db, [guest(103)]);
    await calls.give(HOST, MAN);
    expect(await calls.give(HOST, 103)).toEqual(failed(409, 'Sold out'));
    expect((await calls.give(HOST, WOMAN)).status).toBe(200);
  });

  it('replaces a ticket whose payment is pending', async () => {
    await putEvening(sandbox, { leftTickets: 1 });
    const { sessionId } = (await calls.reserve(MAN)).body as { sessionId: string };
    expect((await calls.give(HOST, MAN)).status).toBe(200);
    expect(await sandbox.payments.checkoutStatus(sessionId)).toBe('expired');
    expect(await statuses()).toEqual([
      [MAN, 'cancelled'],
      [MAN, 'going'],
    ]);
  });

  it.each<[string, Partial<NewEvent>, number, string]>([
    ['an event that is over', over, MAN, 'This event is over'],
    ['a cancelled event', { status: 'archived' }, MAN, 'Cancelled'],
    ['an event in review', { status: 'pending' }, MAN, server.inReview],
    ['the host themselves', {}, HOST, server.guestNeedsNoTicket],
    ['the bachelorette', { bacheloretteUserId: WOMAN }, WOMAN, server.guestNeedsNoTicket],
  ])('is refused for %s', async (_what, values, userId, message) => {
    await putEvening(sandbox, values);
    expect(await calls.give(HOST, userId)).toEqual(failed(409, message));
  });

  it('is refused for a guest who has one', async () => {
    await putEvening(sandbox);
    await calls.give(HOST, MAN);
    expect(await calls.give(HOST, MAN)).toEqual(failed(409, server.guestHasTicket));
  });

  it.each(['999', '0', 'guest_101', '99999999999'])('does not find %s', async (userId) => {
    await putEvening(sandbox);
    expect(await calls.give(HOST, userId)).toEqual(failed(404, server.guestNotFound));
  });

  it('does not find a user who did not complete sign-up', async () => {
    await putEvening(sandbox);
    const { id } = await sandbox.prove('+12125550150');
    expect(await calls.give(HOST, id)).toEqual(failed(404, server.guestNotFound));
  });

  it('does not find an unknown event', async () => {
    expect(await calls.give(HOST, MAN, 999)).toEqual(failed(404, serverMessages.eventNotFound));
  });
});

describe('taking a guest off the list', () => {
  it.each([
    ['the host', HOST],
    ['an admin', ADMIN],
  ])('is done by %s', async (_who, by) => {
    await putEvening(sandbox);
    await calls.give(HOST, MAN);
    expect(await calls.cancel(by, MAN)).toMatchObject(ok);
    expect(await statuses()).toEqual([[MAN, 'cancelled']]);
    expect((await calls.upcoming(MAN)).body).toEqual([]);
    expect(await calls.mailsTo(MAN)).toMatchObject([
      'You are no longer on the guest list of Rooftop Speed Dating.',
      expect.stringContaining('Your ticket'),
    ]);
  });

  it.each([
    ['another host', OTHER_HOST],
    ['the guest', MAN],
  ])('is not for %s', async (_who, by) => {
    await putEvening(sandbox);
    await calls.give(HOST, MAN);
    expect(await calls.cancel(by, MAN, '{')).toEqual(failed(403, serverMessages.eventHostOnly));
    expect(await statuses()).toEqual([[MAN, 'going']]);
  });

  it('frees the ticket', async () => {
    await putEvening(sandbox, { leftTickets: 1 });
    await insertPeople(sandbox.db, [guest(103)]);
    await calls.give(HOST, MAN);
    await calls.cancel(HOST, MAN);
    expect((await calls.reserve(103)).status).toBe(200);
  });

  it('refunds the money if the request asks for it', async () => {
    await putEvening(sandbox);
    const sessionId = await pay(MAN);
    expect(await calls.cancel(HOST, MAN, { refund: true })).toMatchObject(ok);
    expect(sandbox.payments.refunds).toEqual([sessionId]);
    expect((await calls.mailsTo(MAN))[0]).toContain('$35 back');
  });

  it.each([true, false])(
    'shows at once on the open page of the host, refund: %s',
    async (refund) => {
      await putEvening(sandbox);
      await pay(MAN);
      const before = updatedPages(sandbox).length;
      await calls.cancel(ADMIN, MAN, { refund });
      expect(updatedPages(sandbox).slice(before)).toEqual([MAN, HOST]);
    },
  );

  it('refunds no money if the request does not ask for it, until a request does', async () => {
    await putEvening(sandbox);
    const sessionId = await pay(MAN);
    await calls.cancel(HOST, MAN, { refund: false });
    expect(sandbox.payments.refunds).toEqual([]);
    expect(await calls.cancel(HOST, MAN, { refund: true })).toMatchObject(ok);
    expect(sandbox.payments.refunds).toEqual([sessionId]);
  });

  it('refunds once for several requests at the same moment', async () => {
    await putEvening(sandbox);
    const sessionId = await pay(MAN);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => calls.cancel(HOST, MAN, { refund: true })),
    );
    for (const reply of replies) expect(reply).toMatchObject(ok);
    expect(sandbox.payments.refunds).toEqual([sessionId]);
    expect((await calls.mailsTo(MAN)).filter((text) => text.includes('back'))).toHaveLength(1);
  });

  it('can be tried again when the provider was unavailable', async () => {
    await putEvening(sandbox);
    const sessionId = await pay(MAN);
    vi.spyOn(sandbox.payments, 'refundCheckout').mockRejectedValueOnce(new Error('away'));
    expect((await calls.cancel(HOST, MAN, { refund: true })).status).toBe(500);
    expect(await calls.cancel(HOST, MAN, { refund: true })).toMatchObject(ok);
    expect(sandbox.payments.refunds).toEqual([sessionId]);
  });

  it('refuses to refund a ticket that was not paid', async () => {
    await putEvening(sandbox);
    await calls.give(HOST, MAN);
    expect(await calls.cancel(HOST, MAN, { refund: true })).toEqual(
      failed(422, server.nothingPaid),
    );
    expect(await statuses()).toEqual([[MAN, 'going']]);
  });

  it('takes the refund from the query too, and from the body first', async () => {
    await putEvening(sandbox);
    const sessionId = await pay(MAN);
    const token = await sandbox.context.tokens.session(HOST);
    const path = `/events/${EVENT}/users/${MAN}`;
    const send = (query: string, body?: unknown) =>
      sandbox.call('DELETE', path + query, { token, body });
    expect(await send('')).toEqual(failed(422, serverMessages.fieldMissing('refund')));
    expect(await send('?refund=soon')).toEqual(
      failed(422, serverMessages.fieldOfWrongType('refund', 'true or false')),
    );
    expect(await send('?refund=true', { refund: false })).toMatchObject(ok);
    expect(sandbox.payments.refunds).toEqual([]);
    expect(await send('?refund=true')).toMatchObject(ok);
    expect(sandbox.payments.refunds).toEqual([sessionId]);
  });

  it.each<[string, Partial<NewEvent>, string]>([
    ['an event that is over', over, 'This event is over'],
    ['a completed event', { status: 'completed' }, 'This event is over'],
    ['a cancelled event', { status: 'archived' }, 'This event is over'],
    ['a bachelorette event', { bacheloretteUserId: WOMAN }, server.bacheloretteList],
  ])('is refused for %s', async (_what, values, message) => {
    await putEvening(sandbox);
    await calls.give(HOST, MAN);
    await change(values);
    expect(await calls.cancel(HOST, MAN)).toEqual(failed(409, message));
    expect(await statuses()).toEqual([[MAN, 'going']]);
  });

  it('declines an applicant, also of a bachelorette event', async () => {
    await putEvening(sandbox, { bacheloretteUserId: WOMAN });
    await calls.invite(MAN);
    expect(await calls.cancel(HOST, MAN)).toMatchObject(ok);
    expect(await calls.cancel(HOST, MAN)).toMatchObject(ok);
    expect(await statuses()).toEqual([[MAN, 'cancelled']]);
    expect(await calls.mailsTo(MAN)).toHaveLength(1);
  });

  it.each([String(WOMAN), '999', 'guest_101'])('does not find %s', async (userId) => {
    await putEvening(sandbox);
    expect(await calls.cancel(HOST, userId)).toEqual(failed(404, server.notOnList));
  });
});

describe('a client without a valid session', () => {
  it.each([
    ['POST', `/events/${EVENT}/signup`],
    ['PUT', `/events/${EVENT}/signup/${MAN}`],
    ['DELETE', `/events/${EVENT}/users/${MAN}`],
    ['POST', `/events/${EVENT}/seen`],
    ['POST', `/events/${EVENT}/invite`],
  ])('may not %s %s', async (method, path) => {
    await putEvening(sandbox);
    for (const token of [undefined, 'letmein']) {
      const reply = await sandbox.call(method, path, { token, body: '{' });
      expect(reply).toEqual(failed(401, messages.signInAgain));
    }
  });
});

describe('the body of a cancellation', () => {
  it.each<[unknown, number, string]>([
    ['{', 400, serverMessages.malformedJson],
    ['[]', 422, serverMessages.bodyNotObject],
    [{}, 422, serverMessages.fieldMissing('refund')],
    [{ refund: 'yes' }, 422, serverMessages.fieldOfWrongType('refund', 'true or false')],
    [{ refund: true, amount: 1 }, 422, serverMessages.fieldUnknown('amount')],
    [{ refund: 'x'.repeat(65 * 1024) }, 413, serverMessages.bodyTooLarge],
  ])('%j is refused', async (body, status, message) => {
    await putEvening(sandbox);
    await calls.give(HOST, MAN);
    expect(await calls.cancel(HOST, MAN, body)).toEqual(failed(status, message));
    expect(await statuses()).toEqual([[MAN, 'going']]);
  });
});
