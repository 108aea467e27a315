import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { subscriptions } from '../src/db/schema/membership.ts';
import { MAN } from './evenings.ts';
import { payingSandbox, PROVIDERS } from './paying.ts';
import { membershipServerMessages } from '../src/membership/server-messages.ts';

const [MONTH, QUARTER, YEAR] = [1, 2, 3];
const EMAIL = `guest.${MAN}@example.com`;

describe.each(PROVIDERS)('two plans in two tabs, with %s', async (_name, start) => {
  const { sandbox, confirm, charges } = await payingSandbox(start);

  const ask = async (planId: number) =>
    sandbox.call('POST', '/memberships', {
      body: { planId },
      token: await sandbox.context.tokens.session(MAN),
    });
  const reserve = async (planId: number) => {
    const { body } = await ask(planId);
    return (body as { data: { clientSecret: string } }).data.clientSecret;
  };
  const begun = () =>
    sandbox.db
      .select({ planId: subscriptions.planId, status: subscriptions.status })
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, MAN), isNotNull(subscriptions.startedAt)));
  const mails = async () => (await sandbox.context.outbox.read(EMAIL)).map(({ text }) => text);
  const away = () =>
    vi.spyOn(sandbox.context.payments, 'cancelIntent').mockRejectedValueOnce(new Error('away'));

  it('charge once: the tab with the older plan cannot pay any more', async () => {
    const older = await reserve(MONTH);
    const newer = await reserve(QUARTER);
    expect(await confirm(older)).toBe(false);
    expect(await confirm(newer)).toBe(true);
    expect(await charges()).toBe(1);
    expect(await begun()).toEqual([{ planId: QUARTER, status: 'active' }]);
  });

  it('refund the second payment where the older could not be canceled', async () => {
    const older = await reserve(MONTH);
    away();
    const newer = await reserve(QUARTER);
    expect(await confirm(newer)).toBe(true);
    expect(await confirm(older)).toBe(true);
    expect(await charges()).toBe(1);
    expect(await begun()).toEqual([{ planId: QUARTER, status: 'active' }]);
    expect(await mails()).toEqual([membershipServerMessages.paidTwice('$49')]);
  });

  it('keep the older plan where it is paid first, and cancel the newer', async () => {
    const older = await reserve(MONTH);
    away();
    const newer = await reserve(QUARTER);
    expect(await confirm(older)).toBe(true);
    expect(await confirm(newer)).toBe(false);
    expect(await charges()).toBe(1);
    expect(await begun()).toEqual([{ planId: MONTH, status: 'active' }]);
    expect(await mails()).toEqual([]);
  });

  it('charge once, however plans are chosen and confirmed at the same moment', async () => {
    const plans = [MONTH, QUARTER, YEAR, MONTH, QUARTER, YEAR, YEAR, MONTH];
    const payments = plans.map(async (planId) => {
      const { status, body } = await ask(planId);
      if (status !== 200) return false;
      return confirm((body as { data: { clientSecret: string } }).data.clientSecret);
    });
    await Promise.all(payments);
    const paid = await begun();
    expect(paid.length).toBeLessThanOrEqual(1);
    expect(await charges()).toBe(paid.length);

    const { body } = await ask(YEAR);
    const { data } = body as { data?: { clientSecret: string } };
    if (data !== undefined) await confirm(data.clientSecret);
    expect(await begun()).toHaveLength(1);
    expect(await charges()).toBe(1);
  });
});
