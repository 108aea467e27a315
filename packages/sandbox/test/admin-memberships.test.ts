import { FreeSubscriptionReply, Subscription } from '@perigee/api/zod';
import { limits, messages } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { freeMonths, subscriptions } from '../src/db/schema/membership.ts';
import { waitlistEntries } from '../src/db/schema/waitlist.ts';
import { startBilling } from '../src/membership/start-billing.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { accepted, admin } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { membershipServerMessages } from '../src/membership/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const server = membershipServerMessages;
const ADMIN = 1;
const MEMBER = 101;
const OTHER = 102;
const UNKNOWN_USER = 999_999;
const BASE = '/v1/admin/memberships';

const sandbox = await testSandbox();
let token: string;
beforeEach(async () => {
  token = await sandbox.context.tokens.session(ADMIN);
  const member = (id: number) =>
    accepted(
      { id, username: `m_${id}`, email: `${id}@example.com`, phoneNumber: `+16465550${id}` },
      NOW,
    );
  await insertPeople(sandbox.db, [admin({ id: ADMIN }, NOW), member(MEMBER), member(OTHER)]);
});

const at = (date: string) => new Date(`${date}T12:00:00Z`);
const NEXT = at('2026-12-20');
type Row = typeof subscriptions.$inferInsert;
const put = (change: Partial<Row> = {}) =>
  sandbox.db.insert(subscriptions).values({
    userId: MEMBER,
    planId: 1,
    status: 'active',
    amountCents: 4900,
    nextChargeAt: NEXT,
    createdAt: NOW,
    startedAt: NOW,
    ...change,
  });
const rows = () => sandbox.db.select().from(subscriptions).orderBy(subscriptions.id);
const send = (method: string, path: string, body?: unknown) =>
  sandbox.call(method, BASE + path, { body, token });
const change = (action: 'pause' | 'resume', user: number | string = MEMBER) =>
  send('POST', `/users/${user}/${action}`);
const prevent = (userId = MEMBER) => send('DELETE', '/renewal', { userId });
const FREE = { userIds: [MEMBER], duration: '2 weeks', reason: 'The event was cancelled' };
const give = (form: object = {}) => send('POST', '/trial', { ...FREE, ...form });

describe.each([
  ['POST', '/trial', FREE],
  ['DELETE', '/renewal', { userId: MEMBER }],
  ['POST', `/users/${MEMBER}/pause`, undefined],
  ['POST', `/users/${MEMBER}/resume`, undefined],
] as const)('%s %s', (method, path, body) => {
  it('is for admins', async () => {
    await put();
    const as = async (id: number) => ({ body, token: await sandbox.context.tokens.session(id) });
    expect(await sandbox.call(method, BASE + path, await as(MEMBER))).toEqual(
      failed(403, serverMessages.adminsOnly),
    );
    expect(await sandbox.call(method, BASE + path, { body })).toEqual(
      failed(401, messages.signInAgain),
    );
    expect(await rows()).toMatchObject([{ status: 'active', nextChargeAt: NEXT }]);
  });
});

describe('free months', () => {
  it.each([
    ['2 weeks', '2027-01-03'],
    ['1 month', '2027-01-20'],
    ['12 months', '2027-12-20'],
  ])('of %s postpone the next charge', async (duration, next) => {
    await put();
    const reply = await give({ duration });
    expect(reply).toMatchObject({ status: 200, body: { data: [{ success: true }] } });
    expect(reply.body).toEqual(FreeSubscriptionReply.parse(reply.body));
    expect(await rows()).toMatchObject([{ status: 'active', nextChargeAt: at(next) }]);
    expect(await sandbox.db.select().from(freeMonths)).toMatchObject([
      { userId: MEMBER, duration, reason: FREE.reason, givenBy: ADMIN },
    ]);
    expect(sandbox.pushes).toMatchObject([
      { userId: MEMBER, data: { subscription: { nextChargeAt: at(next).toISOString() } } },
      { event: 'featuresUpdate' },
    ]);
  });

  it.each(['active', 'paused'])(
    'are not given to a member whose %s membership is not renewed',
    async (status) => {
      await put({ migrateToReplacementPlanAfterCancellation: true });
      await prevent();
      if (status === 'paused') await change('pause');
      expect((await give()).body).toEqual({ data: [{ success: false }] });
      expect(await rows()).toMatchObject([{ status, nextChargeAt: null }]);
      expect(await sandbox.db.select().from(freeMonths)).toEqual([]);
    },
  );

  it('end on the last day of a shorter month', async () => {
    await put({ nextChargeAt: at('2027-01-31') });
    await give({ duration: '1 month' });
    expect(await rows()).toMatchObject([{ nextChargeAt: at('2027-02-28') }]);
  });

  it('begin a membership for a user without one', async () => {
    await give();
    expect(await rows()).toMatchObject([
      { planId: null, status: 'trialing', amountCents: 0, nextChargeAt: at('2026-12-15') },
    ]);
    await give();
    expect(await rows()).toMatchObject([{ nextChargeAt: at('2026-12-29') }]);
  });

  it.each(['trialing', 'paused'] as const)(
    'that are over begin anew, also if they are %s, and allow nothing else',
    async (status) => {
      await put({ planId: null, status, amountCents: 0, nextChargeAt: NOW });
      const { body } = await sandbox.call('GET', `/v1/admin/users/${MEMBER}`, { token });
      expect(body).toMatchObject({ subscription: { status: 'cancelled', active: false } });
      expect(await change('pause')).toEqual(failed(409, server.notPausable));
      expect(await change('resume')).toEqual(failed(409, server.notPaused));
      await give();
      expect(await rows()).toMatchObject([
        { status: 'cancelled', endedAt: NOW },
        { status: 'trialing', nextChargeAt: at('2026-12-15') },
      ]);
    },
  );

  it.each(['cancelled', 'incomplete'] as const)(
    'begin one after one that is %s',
    async (status) => {
      await put({ status, nextChargeAt: null });
      await give();
      expect(await rows()).toMatchObject([{ status: 'cancelled' }, { status: 'trialing' }]);
    },
  );

  it.each(['subscription-failed', 'subscription-cancelled'] as const)(
    'bring a member who is %s back into the decks',
    async (status) => {
      const isMember = eq(waitlistEntries.userId, MEMBER);
      await put({ status: 'cancelled', nextChargeAt: null });
      await sandbox.db.update(waitlistEntries).set({ status }).where(isMember);
      await give();
      const [entry] = await sandbox.db.select().from(waitlistEntries).where(isMember);
      expect(entry?.status).toBe('yes');
    },
  );

  it('for a reservation that is not charged yet begin on acceptance', async () => {
    await put({ status: 'trialing', nextChargeAt: null });
    await give({ duration: '1 month' });
    expect(await rows()).toMatchObject([{ status: 'trialing', nextChargeAt: null }]);
    await startBilling(sandbox.db, MEMBER, NOW);
    expect(await rows()).toMatchObject([{ status: 'active', nextChargeAt: at('2027-01-08') }]);
  });

  it('are reported per user, in the order of the request, and given once per user', async () => {
    const { body } = await give({ userIds: [OTHER, UNKNOWN_USER, MEMBER, OTHER] });
    const successes = [true, false, true, true].map((success) => ({ success }));
    expect(body).toEqual({ data: successes });
    expect((await rows()).map(({ userId }) => userId)).toEqual([MEMBER, OTHER]);
    expect(await sandbox.db.select().from(freeMonths)).toHaveLength(2);
    expect((await give({ userIds: [UNKNOWN_USER] })).body).toEqual({ data: [{ success: false }] });
  });

  it('all count when they are given at the same moment', async () => {
    await put();
    await Promise.all(
      [1, 2, 3, 4, 5].map((turn) =>
        give({ userIds: turn % 2 ? [MEMBER, OTHER] : [OTHER, MEMBER] }),
      ),
    );
    expect(await rows()).toMatchObject([
      { userId: MEMBER, nextChargeAt: at('2027-02-28') },
      { userId: OTHER, nextChargeAt: at('2027-02-09') },
    ]);
  });

  it.each([
    ['a duration of nothing', { duration: '0 weeks' }, server.durationForm],
    ['too long a duration', { duration: '13 months' }, server.durationForm],
    ['another unit', { duration: '2 days' }, server.durationForm],
    ['a blank reason', { reason: ' ' }, server.reasonMissing],
    ['no reason', { reason: '' }, serverMessages.fieldMissing('reason')],
    [
      'too long a reason',
      { reason: 'x'.repeat(limits.freeReasonLength + 1) },
      serverMessages.fieldTooLong('reason', limits.freeReasonLength),
    ],
  ])('are refused with %s', async (_what, form, message) => {
    expect(await give(form)).toEqual(failed(422, message));
    expect(await sandbox.db.select().from(freeMonths)).toEqual([]);
  });

  it('are refused for no users, and for too many', async () => {
    expect((await give({ userIds: [] })).status).toBe(422);
    const crowd = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await give({ userIds: crowd })).status).toBe(422);
  });
});

describe('the renewal', () => {
  it('is prevented: no other plan, and no charge', async () => {
    await put({ migrateToReplacementPlanAfterCancellation: true });
    const reply = await prevent();
    expect(reply).toMatchObject({
      status: 200,
      body: {
        active: true,
        nextChargeAt: null,
        migrateToReplacementPlanAfterCancellation: false,
      },
    });
    expect(reply.body).toEqual(Subscription.parse(reply.body));
    expect(await prevent()).toEqual(failed(409, server.noRenewal));
  });

  it('is prevented by the query too, over which a body takes precedence', async () => {
    await put({ migrateToReplacementPlanAfterCancellation: true });
    expect((await send('DELETE', `/renewal?userId=${OTHER}`)).status).toBe(409);
    const byBody = await send('DELETE', `/renewal?userId=${MEMBER}`, { userId: OTHER });
    expect(byBody.status).toBe(409);
    expect((await send('DELETE', `/renewal?userId=${MEMBER}`)).status).toBe(200);
  });

  it.each([
    ['is not flagged', {}],
    ['is cancelled', { status: 'cancelled', migrateToReplacementPlanAfterCancellation: true }],
    ['has no card', { status: 'incomplete', migrateToReplacementPlanAfterCancellation: true }],
  ] as const)('cannot be prevented for a subscription that %s', async (_what, row) => {
    await put(row);
    expect(await prevent()).toEqual(failed(409, server.noRenewal));
  });

  it('needs a user who exists', async () => {
    expect(await prevent(UNKNOWN_USER)).toEqual(failed(404, server.memberNotFound));
    for (const query of ['', '?userId=', '?userId=x', '?userId=true', '?userId=0', '?user=1']) {
      expect((await send('DELETE', `/renewal${query}`)).status).toBe(422);
    }
  });
});

describe('a pause', () => {
  it.each(['active', 'trialing'] as const)(
    'of a subscription that is %s restores that status at its end',
    async (status) => {
      await put({ status });
      const reply = await change('pause');
      expect(reply).toMatchObject({ status: 200, body: { status: 'paused', active: true } });
      expect(reply.body).toEqual(Subscription.parse(reply.body));
      expect(await change('pause')).toEqual(failed(409, server.notPausable));
      expect((await change('resume', `M_${MEMBER}`)).body).toMatchObject({
        status,
        nextChargeAt: NEXT.toISOString(),
      });
      expect(await change('resume')).toEqual(failed(409, server.notPaused));
    },
  );

  it('is visible to the member at once', async () => {
    await put();
    await change('pause');
    const { body } = await sandbox.call('GET', '/users/me', {
      token: await sandbox.context.tokens.session(MEMBER),
    });
    expect(body).toMatchObject({ subscription: { status: 'paused' } });
    expect(sandbox.pushes[0]).toEqual({ event: 'profileUpdate', userId: MEMBER, data: body });
  });

  it('postpones a charge that falls into it', async () => {
    await put();
    await change('pause');
    sandbox.advance(40 * 24 * 60 * 60);
    token = await sandbox.context.tokens.session(ADMIN);
    expect((await change('resume')).body).toMatchObject({
      nextChargeAt: at('2027-01-10').toISOString(),
    });
  });

  it('that removed a member from the decks returns the member at its end', async () => {
    const isMember = eq(waitlistEntries.userId, MEMBER);
    await put({ status: 'paused', pausedFrom: 'active' });
    await sandbox.db.update(waitlistEntries).set({ status: 'subscription-paused' }).where(isMember);
    await change('resume');
    const [entry] = await sandbox.db.select().from(waitlistEntries).where(isMember);
    expect(entry?.status).toBe('yes');
  });

  it.each(['incomplete', 'cancelled'] as const)('is refused where it is %s', async (status) => {
    await put({ status });
    expect(await change('pause')).toEqual(failed(409, server.notPausable));
    expect(await change('resume')).toEqual(failed(409, server.notPaused));
  });

  it('is refused for a user without a subscription, and for an unknown user', async () => {
    expect(await change('pause')).toEqual(failed(409, server.notPausable));
    for (const name of [UNKNOWN_USER, 'nobody', '99999999999', 'a-b']) {
      expect(await change('pause', name)).toEqual(failed(404, server.memberNotFound));
      expect(await change('resume', name)).toEqual(failed(404, server.memberNotFound));
    }
  });

  it('is made once of several at the same moment', async () => {
    await put();
    const replies = await Promise.all(Array.from({ length: 6 }, () => change('pause')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: 'paused', pausedFrom: 'active' }]);
  });
});
