import { describe, expect, it, vi } from 'vitest';
import { schema } from '../src/db/database.ts';
import { sweep } from '../src/db/sweep.ts';
import { ADMIN, EVENT, HOST, MAN, WOMAN } from './evenings.ts';
import { failed, NOW } from './harness.ts';
import { BUYERS, payingEvening, PROVIDERS } from './paying.ts';
import { hostPortalServerMessages } from '../src/host-portal/server-messages.ts';
import { profileServerMessages } from '../src/profile/server-messages.ts';

const REFUND = 'You got $35 back, all that you paid for Rooftop Speed Dating.';

describe.each(PROVIDERS)('with %s', async (_name, start) => {
  const { sandbox, calls, payPage, confirm, charges, reserved } = await payingEvening(start);

  const as = async (userId: number, method: string, path: string) =>
    sandbox.call(method, path, { token: await sandbox.context.tokens.session(userId) });
  const deleteHost = () => as(HOST, 'DELETE', '/users/me');
  const deleteHostAsAdmin = () => as(ADMIN, 'DELETE', `/v1/admin/users/${HOST}`);
  const deleteEvent = () => as(HOST, 'DELETE', `/event/${EVENT}`);
  const bought = async (userId: number) => {
    expect(await payPage(await reserved(userId))).toBe(true);
  };
  const hostExists = async () =>
    (await sandbox.db.select({ id: schema.users.id }).from(schema.users)).some(
      ({ id }) => id === HOST,
    );
  const REFUSED = failed(409, profileServerMessages.paidEventsAhead);

  it.each([
    ['by the host', deleteHost],
    ['by an admin', deleteHostAsAdmin],
  ])('an account with paid tickets ahead is not deleted %s', async (_by, remove) => {
    await bought(MAN);
    expect(await remove()).toEqual(REFUSED);
    expect(await hostExists()).toBe(true);
    expect((await calls.upcoming(MAN)).body).toMatchObject([{ id: EVENT }]);

    expect((await deleteEvent()).status).toBe(204);
    expect(await charges()).toBe(0);
    expect((await calls.mailsTo(MAN))[0]).toMatch(/^You got \$35 back/);
    expect((await calls.past(MAN)).body).toMatchObject([{ id: EVENT, status: 'archived' }]);
    expect((await calls.cancel(HOST, MAN, { refund: true })).status).toBe(409);
    expect((await remove()).status).toBe(204);
    expect(await hostExists()).toBe(false);
  });

  it('counts a payment that the provider has not reported yet', async () => {
    const sessionId = await reserved(MAN);
    const settled = vi
      .spyOn(sandbox.context.payments, 'checkoutStatus')
      .mockRejectedValueOnce(new Error('away'));
    await payPage(sessionId).catch(() => false);
    expect(settled).toHaveBeenCalledOnce();
    expect(await deleteHost()).toEqual(REFUSED);
    expect((await calls.upcoming(MAN)).body).toMatchObject([{ id: EVENT }]);
  });

  it('is deleted with paid tickets of events that are over', async () => {
    await bought(MAN);
    await sandbox.db.update(schema.events).set({ endTime: NOW });
    expect((await deleteHost()).status).toBe(204);
    expect(await charges()).toBe(1);
  });

  it.each([
    ['the event', deleteEvent],
    ['the account', deleteHost],
    ['the account as an admin', deleteHostAsAdmin],
  ])('deleting %s closes open payment pages', async (_what, remove) => {
    const sessionId = await reserved(MAN);
    expect((await remove()).status).toBe(204);
    expect(await sandbox.context.payments.checkoutStatus(sessionId)).toBe('expired');
    expect(await payPage(sessionId)).toBe(false);
    expect(await sandbox.db.select().from(schema.abandonedPayments)).toEqual([]);
  });

  it('deleting the own account closes its open payment pages and intents', async () => {
    const sessionId = await reserved(MAN);
    const { body } = await sandbox.call('POST', '/memberships', {
      body: { planId: 1 },
      token: await sandbox.context.tokens.session(MAN),
    });
    const { clientSecret } = (body as { data: { clientSecret: string } }).data;
    expect((await as(MAN, 'DELETE', '/users/me')).status).toBe(204);
    expect(await payPage(sessionId)).toBe(false);
    expect(await confirm(clientSecret)).toBe(false);
    expect(await charges()).toBe(0);
  });

  it('refunds a payment that arrives after the deletion, and tells the guest', async () => {
    const sessionId = await reserved(MAN);
    vi.spyOn(sandbox.context.payments, 'expireCheckout').mockRejectedValueOnce(new Error('away'));
    expect((await deleteHost()).status).toBe(204);
    expect(sandbox.logged).toEqual([expect.stringContaining('could not be ended')]);
    expect(await payPage(sessionId)).toBe(true);
    expect(await charges()).toBe(0);
    expect(await sandbox.context.outbox.read(`guest.${MAN}@example.com`)).toMatchObject([
      { text: REFUND, link: `${sandbox.context.settings.webUrl}/tickets` },
      { text: expect.stringMatching(/^Rooftop Speed Dating is cancelled: /) as string },
    ]);
    expect(await sandbox.db.select().from(schema.abandonedPayments)).toEqual([]);
  });

  it('makes the refunds of a cancelled event that failed, in the next sweep', async () => {
    await bought(MAN);
    await bought(WOMAN);
    vi.spyOn(sandbox.context.payments, 'refundCheckout').mockRejectedValueOnce(new Error('away'));
    expect((await deleteEvent()).status).toBe(204);
    expect(sandbox.logged).toEqual([expect.stringContaining('could not be refunded')]);
    expect(await charges()).toBe(1);
    await sweep(sandbox.context);
    expect(await charges()).toBe(0);
    await sweep(sandbox.context);
    expect(await deleteEvent()).toEqual(failed(409, hostPortalServerMessages.alreadyCancelled));
    for (const userId of [MAN, WOMAN]) {
      const refunds = (await calls.mailsTo(userId)).filter((text) => text.includes('$35 back'));
      expect(refunds).toHaveLength(1);
    }
  });

  it('ends the payments of an erased account that could not be ended, in the next sweep', async () => {
    const sessionId = await reserved(MAN);
    vi.spyOn(sandbox.context.payments, 'expireCheckout').mockRejectedValueOnce(new Error('away'));
    expect((await deleteHost()).status).toBe(204);
    vi.spyOn(sandbox.context.payments, 'expireCheckout').mockRejectedValueOnce(new Error('away'));
    await sweep(sandbox.context);
    expect(sandbox.logged).toHaveLength(2);
    await sweep(sandbox.context);
    expect(await payPage(sessionId)).toBe(false);
    expect(await sandbox.db.select().from(schema.abandonedPayments)).toEqual([]);
  });

  it.each([
    ['the event', deleteEvent],
    ['the account', deleteHost],
  ])('deleting %s while many buy leaves no charge without a ticket', async (_what, remove) => {
    const [removal] = await Promise.all([
      remove(),
      ...BUYERS.map(async (userId) => {
        const { body } = await calls.reserve(userId);
        const { sessionId } = body as { sessionId?: string };
        if (sessionId !== undefined) await payPage(sessionId);
      }),
    ]);
    const tickets = await sandbox.db.select().from(schema.eventSignups);
    const held = tickets.filter(
      ({ status, refundedAt }) => status === 'going' && refundedAt === null,
    ).length;
    expect([204, 409]).toContain(removal.status);
    expect(await hostExists()).toBe(removal.status === 409 || remove === deleteEvent);
    expect(await charges()).toBe(held);
    expect(held > 0).toBe(removal.status === 409);
  });
});
