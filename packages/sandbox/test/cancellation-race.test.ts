import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../src/db/database.ts';
import { insertPeople } from '../src/seed/world.ts';
import { guest, HOST, MAN, putEvening, putPeople, ticketCalls } from './evenings.ts';
import type { TestSandbox } from './harness.ts';
import { PROVIDERS, type Paying } from './paying.ts';

const BUYERS = Array.from({ length: 12 }, (_, index) => 1000 + index);

describe.each(PROVIDERS)('a cancellation without a refund, with %s', (_name, start) => {
  let paying: Paying;
  let sandbox: TestSandbox;
  let calls: ReturnType<typeof ticketCalls>;
  beforeAll(async () => {
    paying = await start();
    sandbox = paying.sandbox;
    calls = ticketCalls(sandbox);
  });
  beforeEach(async () => {
    await sandbox.reset();
    await putPeople(sandbox);
    await insertPeople(
      sandbox.db,
      BUYERS.map((id) => guest(id)),
    );
    await putEvening(sandbox, { leftTickets: 12, rightTickets: 12 });
  });
  afterAll(() => paying.close());

  const reserved = async (userId: number) =>
    ((await calls.reserve(userId)).body as { sessionId: string }).sessionId;
  const cancel = (userId: number) => calls.cancel(HOST, userId, { refund: false });
  const tell = (sessionId: string) => sandbox.context.paymentEvents.checkoutPaid(sessionId);
  const signups = () =>
    sandbox.db.select().from(schema.eventSignups).orderBy(schema.eventSignups.id);

  it('keeps a payment that came before it, also when the provider reports it again', async () => {
    const sessionId = await reserved(MAN);
    await paying.payPage(sessionId);
    await cancel(MAN);
    await tell(sessionId);
    expect(await paying.charges()).toBe(1);
    expect(await signups()).toMatchObject([{ status: 'cancelled', refundedAt: null }]);
  });

  it('has one outcome when the payment races it', async () => {
    const sessions = await Promise.all(BUYERS.map(reserved));
    await Promise.all([
      ...BUYERS.map(cancel),
      // A page that was closed first takes no payment.
      ...sessions.map(paying.payPage),
    ]);
    const settled = await signups();
    const kept = settled.filter(({ paidAt, refundedAt }) => paidAt !== null && refundedAt === null);
    expect(settled.every(({ status }) => status === 'cancelled')).toBe(true);
    expect(await paying.charges()).toBe(kept.length);

    await Promise.all([...sessions, ...sessions].map(tell));
    expect(await signups()).toEqual(settled);
    expect(await paying.charges()).toBe(kept.length);
  });
});
