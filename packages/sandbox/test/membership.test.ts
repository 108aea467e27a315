import { MembershipPlan, MembershipReply, User } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { type WaitlistStatus } from '@perigee/domain/waitlist';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { subscriptions } from '../src/db/schema/membership.ts';
import { users } from '../src/db/schema/users.ts';
import { waitlistEntries } from '../src/db/schema/waitlist.ts';
import { settleIntent } from '../src/membership/settle-intent.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { admin, waiting } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { membershipServerMessages } from '../src/membership/server-messages.ts';
import { applicationServerMessages } from '../src/waitlist/server-messages.ts';

const server = membershipServerMessages;
const ADMIN = 1;
const DATER = 101;
const EMAIL = 'dater_101@example.com';
const MONTH = 1;
const QUARTER = 2;

const sandbox = await testSandbox();
let token: string;
beforeEach(async () => {
  token = await sandbox.context.tokens.session(DATER);
  const dater = { id: DATER, username: 'dater_101', email: EMAIL, phoneNumber: '+16465550101' };
  await insertPeople(sandbox.db, [admin({ id: ADMIN, waitlist: false }, NOW), waiting(dater, NOW)]);
});

const ask = (planId: unknown = QUARTER) =>
  sandbox.call('POST', '/memberships', { body: { planId }, token });
const reserve = async (planId = QUARTER) => {
  const { status, body } = await ask(planId);
  expect(status).toBe(200);
  return MembershipReply.parse(body).data.clientSecret;
};
const intentOf = (clientSecret: string) => clientSecret.split('_secret')[0] ?? '';
/** Confirms a card, and reports it to the sandbox. */
const confirm = async (clientSecret: string) => {
  sandbox.payments.finishIntent(intentOf(clientSecret));
  await settleIntent(sandbox.context, intentOf(clientSecret));
};
const rows = () => sandbox.db.select().from(subscriptions).orderBy(subscriptions.id);
const setStatus = (status: WaitlistStatus, hNum: number | null = null) =>
  sandbox.db.update(waitlistEntries).set({ status, hNum }).where(eq(waitlistEntries.userId, DATER));
const me = async () => {
  const { body } = await sandbox.call('GET', '/users/me', { token });
  return User.parse(body);
};
const hasPaid = async () => {
  const { body } = await sandbox.call('GET', '/application-status/me', { token });
  const { activities } = body as { activities: { action: string; completed: boolean }[] };
  return activities.find(({ action }) => action === 'SAVE_PAYMENT')?.completed;
};
const accept = async () => {
  await setStatus('pre-approved', 7);
  const reply = await sandbox.call('PUT', `/waitlist/${DATER}`, {
    body: { waitlistStatus: 'yes' },
    token: await sandbox.context.tokens.session(ADMIN),
  });
  expect(reply.status).toBe(200);
};
const at = (date: string) => new Date(`${date}T12:00:00Z`);
const mails = async () => (await sandbox.context.outbox.read(EMAIL)).map(({ text }) => text);

describe('the plans', () => {
  it('are three, with consistent prices', async () => {
    const { status, body } = await sandbox.call('GET', '/memberships/plans', { token });
    expect(status).toBe(200);
    const plans = MembershipPlan.array().parse(body);
    expect(body).toEqual(plans);
    expect(plans.map(({ intervalCount, savings }) => [intervalCount, savings])).toEqual([
      [1, 0],
      [3, 20],
      [12, 40],
    ]);
    for (const plan of plans) {
      expect(plan.unitAmount).toBe(plan.intervalAmount * plan.intervalCount);
      expect(plan.intervalPrice * 100).toBe(plan.intervalAmount);
      expect(plan.discount).toBe(plan.savings === 0 ? null : `Save ${plan.savings}%`);
    }
    expect(plans.filter(({ defaultSelection }) => defaultSelection)).toHaveLength(1);
    expect(plans.map(({ basePlan }) => basePlan?.id)).toEqual([undefined, MONTH, MONTH]);
  });

  it.each([
    ['GET', '/memberships/plans'],
    ['POST', '/memberships'],
  ])('want a session: %s %s', async (method, path) => {
    const reply = await sandbox.call(method, path, { body: method === 'GET' ? undefined : {} });
    expect(reply).toEqual(failed(401, messages.signInAgain));
  });
});

describe('a reservation', () => {
  it('saves the card of an applicant, and charges nothing', async () => {
    expect(await reserve()).toMatch(/^seti_/);
    expect(sandbox.payments.intents).toMatchObject([{ amountCents: 0 }]);
    expect(await me()).toMatchObject({ subscription: { status: 'incomplete', active: false } });
    expect(await hasPaid()).toBe(false);
  });

  it('charges an accepted applicant the price of the plan', async () => {
    await setStatus('yes');
    expect(await reserve()).toMatch(/^pi_/);
    expect(sandbox.payments.intents).toMatchObject([{ amountCents: 11_700 }]);
  });

  it('requested again gives the same secret, and asks for no other card', async () => {
    const secret = await reserve();
    expect(await reserve()).toBe(secret);
    expect(await rows()).toHaveLength(1);
    expect(sandbox.payments.intents).toHaveLength(1);
  });

  it('is replaced by one of another plan', async () => {
    const first = await reserve(MONTH);
    const second = await reserve(QUARTER);
    expect(second).not.toBe(first);
    expect(await rows()).toMatchObject([
      { planId: MONTH, status: 'cancelled', endedAt: NOW },
      { planId: QUARTER, status: 'incomplete' },
    ]);
  });

  it('is replaced by one that is charged once the applicant is accepted', async () => {
    await reserve();
    await setStatus('yes');
    expect(await reserve()).toMatch(/^pi_/);
    expect((await rows()).map(({ status }) => status)).toEqual(['cancelled', 'incomplete']);
  });

  it('is one for all requests at the same moment', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => reserve()));
    expect(new Set(secrets).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it.each(['active', 'trialing', 'paused'] as const)(
    'is refused while a membership is %s',
    async (status) => {
      const row = { userId: DATER, planId: MONTH, status, amountCents: 4900, createdAt: NOW };
      await sandbox.db.insert(subscriptions).values(row);
      expect(await ask()).toEqual(failed(409, server.alreadyMember));
    },
  );

  it('may follow a membership that was cancelled', async () => {
    const row = { userId: DATER, planId: MONTH, amountCents: 4900, createdAt: NOW } as const;
    await sandbox.db.insert(subscriptions).values({ ...row, status: 'cancelled' });
    await confirm(await reserve());
    expect(await me()).toMatchObject({ subscription: { status: 'trialing' } });
  });

  it('may follow free months that are over, and not before', async () => {
    const freeUntil = at('2026-12-15');
    await sandbox.db.insert(subscriptions).values({
      userId: DATER,
      status: 'trialing',
      amountCents: 0,
      nextChargeAt: freeUntil,
      createdAt: NOW,
    });
    await setStatus('yes');
    expect(await ask()).toEqual(failed(409, server.alreadyMember));
    sandbox.advance((freeUntil.getTime() - NOW.getTime()) / 1000);
    token = await sandbox.context.tokens.session(DATER);
    expect((await me()).subscription).toMatchObject({
      status: 'cancelled',
      active: false,
      nextChargeAt: null,
    });
    await confirm(await reserve());
    expect(await rows()).toMatchObject([
      { planId: null, status: 'cancelled', endedAt: freeUntil, nextChargeAt: null },
      { planId: QUARTER, status: 'active', nextChargeAt: at('2027-03-15') },
    ]);
  });

  it('is refused for an unknown plan, and for an invalid plan id', async () => {
    expect(await ask(999)).toEqual(failed(404, server.planNotFound));
    expect((await ask('2')).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it('stays when the provider does not answer, and is used by the next attempt', async () => {
    const { payments } = sandbox.context;
    const away = vi.spyOn(payments, 'createIntent').mockRejectedValueOnce(new Error('away'));
    expect(await ask()).toEqual(failed(502, server.cardNotAsked));
    expect(sandbox.logged).toHaveLength(1);
    away.mockRestore();
    await reserve();
    expect(await rows()).toHaveLength(1);
  });
});

describe('a card', () => {
  it('that is saved makes a trial that is charged nothing', async () => {
    await confirm(await reserve());
    expect(await rows()).toMatchObject([
      { status: 'trialing', startedAt: NOW, nextChargeAt: null, amountCents: 11_700 },
    ]);
    expect(await me()).toMatchObject({ subscription: { status: 'trialing', active: true } });
    expect(await hasPaid()).toBe(true);
    expect(sandbox.pushes.map(({ event }) => event)).toEqual(['profileUpdate', 'featuresUpdate']);
  });

  it('that is charged makes a membership, which is charged again after its months', async () => {
    await setStatus('yes');
    await confirm(await reserve());
    expect(await rows()).toMatchObject([
      { status: 'active', startedAt: NOW, nextChargeAt: at('2027-03-01') },
    ]);
    expect(await hasPaid()).toBe(true);
    expect(await mails()).toEqual([]);
  });

  it('counts once, however often it is reported', async () => {
    await setStatus('yes');
    const secret = await reserve();
    sandbox.payments.finishIntent(intentOf(secret));
    const tell = () => settleIntent(sandbox.context, intentOf(secret));
    await Promise.all(Array.from({ length: 10 }, tell));
    sandbox.advance(60);
    await tell();
    expect(await rows()).toMatchObject([{ startedAt: NOW, nextChargeAt: at('2027-03-01') }]);
    expect(sandbox.pushes).toHaveLength(2);
  });

  it('has no effect before it is confirmed, or when no reservation asked for it', async () => {
    const secret = await reserve();
    await settleIntent(sandbox.context, intentOf(secret));
    sandbox.payments.finishIntent('seti_unknown');
    await settleIntent(sandbox.context, 'seti_unknown');
    expect(await rows()).toMatchObject([{ status: 'incomplete' }]);
    expect(sandbox.pushes).toEqual([]);
  });

  it('is found by requests before the provider reports it', async () => {
    const secret = await reserve();
    sandbox.payments.finishIntent(intentOf(secret));
    expect(await hasPaid()).toBe(true);
    expect(await ask()).toEqual(failed(409, server.alreadyMember));
  });

  it('is no longer taken on a page of a plan that was replaced', async () => {
    await setStatus('yes');
    const open = await reserve(MONTH);
    await reserve(QUARTER);
    await expect(confirm(open)).rejects.toThrow('is canceled');
  });

  it('that was given before the plan was replaced is that of the membership', async () => {
    await setStatus('yes');
    const open = await reserve(MONTH);
    const { payments } = sandbox;
    const settled = vi.spyOn(payments, 'isIntentDone').mockResolvedValueOnce(false);
    payments.finishIntent(intentOf(open));
    expect(await ask(QUARTER)).toEqual(failed(409, server.planChanged));
    settled.mockRestore();
    expect(await rows()).toMatchObject([
      { planId: MONTH, status: 'active', amountCents: 4900 },
      { planId: QUARTER, status: 'cancelled' },
    ]);
    expect(await me()).toMatchObject({ subscription: { status: 'active', amount: 4900 } });
  });

  it('that is charged second is refunded, once, also when the provider was unavailable', async () => {
    await setStatus('yes');
    const open = await reserve(MONTH);
    const { payments } = sandbox;
    vi.spyOn(payments, 'cancelIntent').mockRejectedValueOnce(new Error('away'));
    await confirm(await reserve(QUARTER));
    vi.spyOn(payments, 'refundIntent').mockRejectedValueOnce(new Error('away'));
    await expect(confirm(open)).rejects.toThrow('away');
    await confirm(open);
    await confirm(open);
    expect(payments.intentRefunds).toEqual([intentOf(open)]);
    expect(await mails()).toEqual([server.paidTwice('$49')]);
    expect(await me()).toMatchObject({ subscription: { status: 'active', amount: 11_700 } });
  });

  it('that is saved a second time costs nothing, and refunds nothing', async () => {
    const open = await reserve(MONTH);
    vi.spyOn(sandbox.payments, 'cancelIntent').mockRejectedValueOnce(new Error('away'));
    await confirm(await reserve(QUARTER));
    await confirm(open);
    expect(sandbox.payments.intentRefunds).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(await me()).toMatchObject({ subscription: { status: 'trialing', amount: 11_700 } });
  });

  it('that was asked for before the acceptance is charged a week after it', async () => {
    const secret = await reserve();
    await setStatus('yes');
    await confirm(secret);
    expect(await rows()).toMatchObject([{ status: 'active', nextChargeAt: at('2026-12-08') }]);
    expect(await mails()).toEqual([server.firstCharge('$117', '8 Dec 2026')]);
  });
});

describe('a member whose membership ended', () => {
  it.each(['subscription-failed', 'subscription-cancelled', 'subscription-paused'] as const)(
    'and is %s is charged at once on return, and accepted again',
    async (status) => {
      await setStatus(status);
      const secret = await reserve();
      expect(secret).toMatch(/^pi_/);
      await confirm(secret);
      expect(await rows()).toMatchObject([{ status: 'active', nextChargeAt: at('2027-03-01') }]);
      expect(await me()).toMatchObject({
        waitlistStatus: 'yes',
        subscription: { status: 'active', active: true },
      });
    },
  );

  it('is charged a week after a card that was asked for before the acceptance', async () => {
    const secret = await reserve();
    await setStatus('subscription-failed');
    await confirm(secret);
    expect(await rows()).toMatchObject([{ status: 'active', nextChargeAt: at('2026-12-08') }]);
    expect(await me()).toMatchObject({ waitlistStatus: 'yes' });
  });
});

describe('acceptance', () => {
  it('begins to charge a week later, and says so by mail', async () => {
    await confirm(await reserve());
    sandbox.pushes.length = 0;
    await accept();
    expect(await rows()).toMatchObject([
      { status: 'active', nextChargeAt: at('2026-12-08'), amountCents: 11_700 },
    ]);
    expect(await mails()).toEqual([server.firstCharge('$117', '8 Dec 2026')]);
    expect(sandbox.pushes).toMatchObject([
      { event: 'profileUpdate', data: { subscription: { status: 'active' } } },
    ]);
  });

  it('is mailed without a charge to applicants without a reservation or without a card', async () => {
    await reserve();
    await accept();
    expect(await rows()).toMatchObject([{ status: 'incomplete', nextChargeAt: null }]);
    expect(await mails()).toEqual([applicationServerMessages.accepted]);
  });

  it('is a text to applicants without an email', async () => {
    await sandbox.db.update(users).set({ email: null }).where(eq(users.id, DATER));
    await accept();
    const texts = await sandbox.context.outbox.read('+16465550101');
    expect(texts.map(({ text }) => text)).toEqual([applicationServerMessages.accepted]);
  });

  it('leaves a pause as it is', async () => {
    await confirm(await reserve());
    await sandbox.db.update(subscriptions).set({ status: 'paused', pausedFrom: 'trialing' });
    await accept();
    expect(await rows()).toMatchObject([
      { status: 'paused', pausedFrom: 'active', nextChargeAt: at('2026-12-08') },
    ]);
  });

  it('at the same moment as the card is charged a week later', async () => {
    const secret = await reserve();
    sandbox.payments.finishIntent(intentOf(secret));
    await Promise.all([accept(), settleIntent(sandbox.context, intentOf(secret))]);
    expect(await rows()).toMatchObject([{ status: 'active', nextChargeAt: at('2026-12-08') }]);
    expect(await mails()).toHaveLength(1);
  });
});
