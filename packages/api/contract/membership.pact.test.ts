import { MatchersV3 } from '@pact-foundation/pact';
import { membershipServerMessages } from '@perigee/domain/membership';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  giveFreeMonths,
  listMembershipPlans,
  pauseSubscription,
  preventRenewal,
  reserveMembership,
  resumeSubscription,
  type FreeSubscriptionReply,
  type MembershipPlan,
  type MembershipReply,
  type Subscription,
} from '../src/index.ts';
import { given, type Given } from './given.ts';
import { anInstant, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { boolean, eachLike, integer, number, regex } = MatchersV3;
const {
  activeSubscription,
  chargedCard,
  endingSubscription,
  freeMonthsGiven,
  freeMonthsNotGiven,
  freeMonthsRequest,
  keptCard,
  membershipRequest,
  monthlyPlan,
  pausedSubscription,
  quarterlyPlan,
  renewalPrevention,
} = fixtures;
const server = membershipServerMessages;

const userId = fixtures.waitlistedDater.id;
const adminId = fixtures.adminUser.id;
const user = String(userId);
const unknownId = 999_999;

const waiting = given('a signed-in dater', { userId });
const subscribed = (status: 'active' | 'trialing' | 'paused') =>
  given('a signed-in admin and a member with a subscription', { adminId, userId, status });
const migrating = given('a signed-in admin and a member who will be moved to another plan', {
  adminId,
  userId,
});

beforeAll(() => {
  clearArea('membership');
});

describe('listMembershipPlans', () => {
  it('shows what can be reserved', () => {
    const aPlan = {
      id: integer(quarterlyPlan.id),
      interval: regex('^(week|month|year)$', quarterlyPlan.interval),
      intervalCount: integer(quarterlyPlan.intervalCount),
      intervalPrice: number(quarterlyPlan.intervalPrice),
      savings: integer(quarterlyPlan.savings),
      gifted: boolean(quarterlyPlan.gifted),
      unitAmount: integer(quarterlyPlan.unitAmount),
      intervalAmount: integer(quarterlyPlan.intervalAmount),
      defaultSelection: boolean(quarterlyPlan.defaultSelection),
    } satisfies Expected<MembershipPlan>;
    return succeeds(
      {
        operationId: 'listMembershipPlans',
        receiving: 'a request for the plans',
        given: waiting,
        bearer: true,
      },
      { status: 200, body: eachLike(aPlan) },
      async () => {
        const { discount, startsAt, basePlan, ...plan } = quarterlyPlan;
        expect([discount, startsAt, basePlan]).toEqual(['Save 20%', null, monthlyPlan]);
        expect(await listMembershipPlans()).toEqual([plan]);
      },
    );
  });
});

describe('reserveMembership', () => {
  const operationId = 'reserveMembership';

  it.each<[string, Given, RegExp, MembershipReply]>([
    ['a user who waits, whose card is kept', waiting, /^seti_.+$/, keptCard],
    [
      'a user who was accepted, whose card is charged',
      given('a signed-in dater who was accepted', { userId }),
      /^pi_.+$/,
      chargedCard,
    ],
  ])('gives the secret of %s', (who, state, form, { data }) =>
    succeeds(
      {
        operationId,
        receiving: `a reservation of ${who}`,
        given: state,
        bearer: true,
        body: membershipRequest,
      },
      {
        status: 200,
        body: {
          data: { clientSecret: regex(form.source, data.clientSecret) },
        } satisfies Expected<MembershipReply>,
      },
      async () => {
        expect(await reserveMembership(membershipRequest)).toEqual({ data });
      },
    ),
  );

  const unknownPlan = { planId: unknownId };
  it.each<[string, Given, { planId: number }, number, string]>([
    ['a reservation of an unknown plan', waiting, unknownPlan, 404, server.planNotFound],
    [
      'a reservation of a user who has a membership',
      given('a signed-in dater with a membership', { userId }),
      membershipRequest,
      409,
      server.alreadyMember,
    ],
    [
      'a reservation of an impossible plan',
      waiting,
      { planId: 0 },
      422,
      'planId must be 1 or more',
    ],
  ])('refuses %s', (receiving, state, body, status, message) =>
    refuses(
      { operationId, receiving, given: state, bearer: true, body },
      { status, message },
      async (refusal) => {
        await expect(reserveMembership(body)).rejects.toMatchObject(refusal);
      },
    ),
  );
});

describe('giveFreeMonths', () => {
  const operationId = 'giveFreeMonths';

  it.each<[string, typeof freeMonthsRequest, FreeSubscriptionReply]>([
    ['free months for a member', freeMonthsRequest, freeMonthsGiven],
    [
      'free months for an unknown user',
      { ...freeMonthsRequest, userIds: [unknownId] },
      freeMonthsNotGiven,
    ],
  ])('says what came of %s', (receiving, body, reply) =>
    succeeds(
      { operationId, receiving, given: subscribed('active'), bearer: true, body },
      { status: 200, body: reply },
      async () => {
        expect(await giveFreeMonths(body)).toEqual(reply);
      },
    ),
  );

  it('refuses a duration that is none', () => {
    const body = { ...freeMonthsRequest, duration: '13 months' };
    return refuses(
      {
        operationId,
        receiving: 'free months for longer than a year',
        given: subscribed('active'),
        bearer: true,
        body,
      },
      { status: 422, message: server.durationForm },
      async (refusal) => {
        await expect(giveFreeMonths(body)).rejects.toMatchObject(refusal);
      },
    );
  });
});

/** A subscription: the least that the admin's page of a user reads. */
const aSubscription = (status: Subscription['status']) =>
  ({
    status,
    active: true,
    amount: integer(activeSubscription.amount ?? 0),
    nextChargeAt: anInstant(activeSubscription.nextChargeAt ?? ''),
    migrateToReplacementPlanAfterCancellation: boolean(false),
  }) satisfies Expected<Subscription>;

describe('preventRenewal', () => {
  const operationId = 'preventRenewal';

  it('takes the renewal away', () =>
    succeeds(
      {
        operationId,
        receiving: 'the prevention of a renewal',
        given: migrating,
        bearer: true,
        body: renewalPrevention,
      },
      {
        status: 200,
        body: {
          ...aSubscription('active'),
          nextChargeAt: null,
          migrateToReplacementPlanAfterCancellation: false,
        } satisfies Expected<Subscription>,
      },
      async () => {
        expect(await preventRenewal(renewalPrevention)).toEqual(endingSubscription);
      },
    ));

  it.each<[string, Given, number, number, string]>([
    ['a user who stays on their plan', subscribed('active'), userId, 409, server.noRenewal],
    ['an unknown user', migrating, unknownId, 404, server.memberNotFound],
    ['an impossible person', migrating, 0, 422, 'userId must be 1 or more'],
  ])('refuses %s', (who, state, id, status, message) =>
    refuses(
      {
        operationId,
        receiving: `the prevention of a renewal of ${who}`,
        given: state,
        bearer: true,
        body: { userId: id },
      },
      { status, message },
      async (refusal) => {
        await expect(preventRenewal({ userId: id })).rejects.toMatchObject(refusal);
      },
    ),
  );
});

describe.each([
  {
    operationId: 'pauseSubscription',
    call: pauseSubscription,
    what: 'the pause of',
    before: 'active',
    after: pausedSubscription,
    again: 'paused',
    refusal: server.notPausable,
  },
  {
    operationId: 'resumeSubscription',
    call: resumeSubscription,
    what: 'the resumption of',
    before: 'paused',
    after: activeSubscription,
    again: 'trialing',
    refusal: server.notPaused,
  },
] as const)('$operationId', ({ operationId, call, what, before, after, again, refusal: text }) => {
  it('answers with the subscription', () =>
    succeeds(
      {
        operationId,
        receiving: `${what} a subscription that is ${before}`,
        given: subscribed(before),
        bearer: true,
        path: { id: user },
      },
      { status: 200, body: aSubscription(after.status) },
      async () => {
        expect(await call(user)).toEqual(after);
      },
    ));

  it.each<[string, string, number, string]>([
    [`a subscription that is ${again}`, user, 409, text],
    ['a subscription of an unknown user', String(unknownId), 404, server.memberNotFound],
  ])('refuses %s', (which, id, status, message) =>
    refuses(
      {
        operationId,
        receiving: `${what} ${which}`,
        given: subscribed(again),
        bearer: true,
        path: { id },
      },
      { status, message },
      async (refusal) => {
        await expect(call(id)).rejects.toMatchObject(refusal);
      },
    ),
  );
});
