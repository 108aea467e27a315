import { describe, expect, it } from 'vitest';
import { schema } from '../src/db/database.ts';
import { HOST, MAN } from './evenings.ts';
import { BUYERS, payingEvening, PROVIDERS } from './paying.ts';

describe.each(PROVIDERS)('a cancellation without a refund, with %s', async (_name, start) => {
  const { sandbox, calls, payPage, charges, reserved } = await payingEvening(start);
  const cancel = (userId: number) => calls.cancel(HOST, userId, { refund: false });
  const report = (sessionId: string) => sandbox.context.paymentEvents.checkoutPaid(sessionId);
  const signups = () =>
    sandbox.db.select().from(schema.eventSignups).orderBy(schema.eventSignups.id);

  it('keeps a payment that came before it, also when the provider reports it again', async () => {
    const sessionId = await reserved(MAN);
    await payPage(sessionId);
    await cancel(MAN);
    await report(sessionId);
    expect(await charges()).toBe(1);
    expect(await signups()).toMatchObject([{ status: 'cancelled', refundedAt: null }]);
  });

  it('has one outcome when the payment races it', async () => {
    const sessions = await Promise.all(BUYERS.map(reserved));
    await Promise.all([
      ...BUYERS.map(cancel),
      // A page that was closed first takes no payment.
      ...sessions.map(payPage),
    ]);
    const settled = await signups();
    const kept = settled.filter(({ paidAt, refundedAt }) => paidAt !== null && refundedAt === null);
    expect(settled.every(({ status }) => status === 'cancelled')).toBe(true);
    expect(await charges()).toBe(kept.length);

    await Promise.all([...sessions, ...sessions].map(report));
    expect(await signups()).toEqual(settled);
    expect(await charges()).toBe(kept.length);
  });
});
