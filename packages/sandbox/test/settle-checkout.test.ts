import { limits } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { schema } from '../src/db/database.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { refundSignup } from '../src/tickets/refund-signup.ts';
import { settleCheckout } from '../src/tickets/settle-checkout.ts';
import { EVENT, guest, HOST, MAN, putEvening, ticketSandbox, updatedPages } from './evenings.ts';
import { failed, NOW } from './harness.ts';

const SECOND_MAN = 103;
const HALF_HOUR_S = limits.ticketHoldMs / 1000;
const TICKET = 'Your ticket to Rooftop Speed Dating is reserved: Thu 31 Dec, 7:00 AM.';
const REFUND =
  'You got $35 back, all that you paid for Rooftop Speed Dating. You hold no ticket to it.';

const { sandbox, calls } = await ticketSandbox();
beforeEach(async () => {
  await insertPeople(sandbox.db, [guest(SECOND_MAN)]);
  await putEvening(sandbox, { leftTickets: 1 });
});

const reserved = async (userId: number): Promise<string> => {
  const { body } = await calls.reserve(userId);
  return (body as { sessionId: string }).sessionId;
};
const paid = async (userId: number) => {
  const sessionId = await reserved(userId);
  sandbox.payments.pay(sessionId);
  return sessionId;
};
const settle = (sessionId: string) => settleCheckout(sandbox.context, sessionId);
const signupOf = async (sessionId: string) => {
  const isIt = eq(schema.eventSignups.checkoutSessionId, sessionId);
  const [signup] = await sandbox.db.select().from(schema.eventSignups).where(isIt);
  return signup;
};
const upcomingIds = async (userId: number) =>
  ((await calls.upcoming(userId)).body as { id: number }[]).map(({ id }) => id);

describe('a page that was paid', () => {
  it('gives the guest the ticket, and mails the guest', async () => {
    const sessionId = await paid(MAN);
    await settle(sessionId);
    expect(await signupOf(sessionId)).toMatchObject({ status: 'going', paidAt: NOW });
    expect(await upcomingIds(MAN)).toEqual([EVENT]);
    expect(await calls.mailsTo(MAN)).toEqual([TICKET]);
    // The host sees the held ticket, and then the paid one.
    expect(updatedPages(sandbox)).toEqual([HOST, MAN, HOST]);
  });

  it('counts once for repeated and concurrent reports', async () => {
    const sessionId = await paid(MAN);
    await Promise.all(Array.from({ length: 8 }, () => settle(sessionId)));
    await settle(sessionId);
    expect(await calls.mailsTo(MAN)).toEqual([TICKET]);
    expect(sandbox.payments.refunds).toEqual([]);
  });

  it('is found by the dashboard before the provider reports it', async () => {
    await paid(MAN);
    expect(await upcomingIds(MAN)).toEqual([EVENT]);
  });

  it('is not asked about again once it no longer takes a payment', async () => {
    const sessionId = await reserved(MAN);
    sandbox.advance(HALF_HOUR_S);
    const asked = vi.spyOn(sandbox.payments, 'checkoutStatus');
    const before = updatedPages(sandbox).length;
    await calls.upcoming(MAN);
    await calls.upcoming(MAN);
    expect(asked).toHaveBeenCalledOnce();
    expect(updatedPages(sandbox).slice(before)).toEqual([HOST]);
    expect(await signupOf(sessionId)).toMatchObject({ status: 'cancelled', paidAt: null });
    asked.mockRestore();
  });

  it('does not block the dashboard while the provider is unavailable', async () => {
    await paid(MAN);
    const { payments } = sandbox;
    vi.spyOn(payments, 'checkoutStatus').mockRejectedValueOnce(new Error('away'));
    expect(await upcomingIds(MAN)).toEqual([]);
    expect(await upcomingIds(MAN)).toEqual([EVENT]);
  });

  it('counts after its hold if no other guest took the ticket', async () => {
    const sessionId = await paid(MAN);
    sandbox.advance(HALF_HOUR_S * 4);
    await settle(sessionId);
    expect(await signupOf(sessionId)).toMatchObject({ status: 'going' });
  });

  it('is refunded, once, if another guest took the ticket', async () => {
    const sessionId = await paid(MAN);
    sandbox.advance(HALF_HOUR_S);
    await settle(await paid(SECOND_MAN));
    await Promise.all([1, 2, 3].map(() => settle(sessionId)));
    expect(sandbox.payments.refunds).toEqual([sessionId]);
    expect(await signupOf(sessionId)).toMatchObject({
      status: 'cancelled',
      refundedAt: sandbox.context.clock(),
    });
    expect(await calls.mailsTo(MAN)).toEqual([REFUND]);
    expect(await upcomingIds(SECOND_MAN)).toEqual([EVENT]);
  });

  it('is refunded if the event was cancelled meanwhile', async () => {
    const sessionId = await paid(MAN);
    await sandbox.db.update(schema.events).set({ status: 'archived' });
    await settle(sessionId);
    expect(sandbox.payments.refunds).toEqual([sessionId]);
  });

  it('is refunded at the next report, if the provider was unavailable', async () => {
    const sessionId = await paid(MAN);
    await sandbox.db.update(schema.events).set({ status: 'archived' });
    vi.spyOn(sandbox.payments, 'refundCheckout').mockRejectedValueOnce(new Error('away'));
    await expect(settle(sessionId)).rejects.toThrow('away');
    expect(await calls.mailsTo(MAN)).toEqual([]);
    await settle(sessionId);
    expect(sandbox.payments.refunds).toEqual([sessionId]);
  });

  it('is refunded to a guest whom the host gave a ticket meanwhile', async () => {
    const sessionId = await paid(MAN);
    expect((await calls.give(HOST, MAN)).status).toBe(200);
    expect(sandbox.payments.refunds).toEqual([sessionId]);
    expect(await upcomingIds(MAN)).toEqual([EVENT]);
    const refund = 'You got $35 back, all that you paid for Rooftop Speed Dating.';
    expect(await calls.mailsTo(MAN)).toEqual([TICKET, refund]);
  });

  it('is refunded to a guest whom the host took off the list meanwhile', async () => {
    const sessionId = await paid(MAN);
    expect((await calls.cancel(HOST, MAN)).status).toBe(200);
    expect(sandbox.payments.refunds).toEqual([sessionId]);
    expect(await upcomingIds(MAN)).toEqual([]);
  });
});

describe('nothing happens', () => {
  it('to a page that was not paid', async () => {
    const sessionId = await reserved(MAN);
    await settle(sessionId);
    expect(await signupOf(sessionId)).toMatchObject({ status: 'reserved', paidAt: null });
  });

  it('for a page that has nothing to do with tickets', async () => {
    await expect(settle('cs_of_something_else')).resolves.toBeUndefined();
  });
});

describe('a refund', () => {
  it('cancels the sign-up and gives all of it back, once', async () => {
    const sessionId = await paid(MAN);
    await settle(sessionId);
    const { id = 0 } = (await signupOf(sessionId)) ?? {};
    await Promise.all([1, 2, 3].map(() => refundSignup(sandbox.context, id)));
    await refundSignup(sandbox.context, id);
    expect(sandbox.payments.refunds).toEqual([sessionId]);
    expect(await calls.mailsTo(MAN)).toEqual([REFUND, TICKET]);
    expect(await upcomingIds(MAN)).toEqual([]);
  });

  it('frees the ticket', async () => {
    const sessionId = await paid(MAN);
    await settle(sessionId);
    expect(await calls.reserve(SECOND_MAN)).toEqual(failed(409, 'Sold out'));
    await refundSignup(sandbox.context, (await signupOf(sessionId))?.id ?? 0);
    expect((await calls.reserve(SECOND_MAN)).status).toBe(200);
  });

  it('of an unpaid sign-up only cancels it, and closes its page', async () => {
    const sessionId = await reserved(MAN);
    await refundSignup(sandbox.context, (await signupOf(sessionId))?.id ?? 0);
    expect(await sandbox.payments.checkoutStatus(sessionId)).toBe('expired');
    expect(sandbox.payments.refunds).toEqual([]);
    expect(await signupOf(sessionId)).toMatchObject({ status: 'cancelled', refundedAt: null });
  });

  it('of an unknown sign-up does nothing', async () => {
    await expect(refundSignup(sandbox.context, 999)).resolves.toBeUndefined();
  });
});
