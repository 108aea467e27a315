import { MatchersV3 } from '@pact-foundation/pact';
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
} from '../src/index.ts';
import { fromState, given, type Given } from './given.ts';
import type { Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { arrayContaining, boolean, eachLike, equal, integer, regex, string } = MatchersV3;
const { chargedCard, freeMonthsGiven, freeMonthsRequest, keptCard, membershipRequest } = fixtures;
const { monthlyPlan, quarterlyPlan, renewalPrevention } = fixtures;

const applicant = given('a user', { role: 'applicant' });
const plans = given('a membership plan', {});
const adminAndMember = [
  given('a user', { role: 'admin' }),
  given('another user', { role: 'member' }),
];
const { userId } = renewalPrevention;

beforeAll(() => {
  rewriteArea('membership');
});

describe('listMembershipPlans', () => {
  /** A plan that begins with the acceptance. */
  const aPlan = (plan: MembershipPlan) =>
    ({
      id: integer(plan.id),
      interval: string(plan.interval),
      intervalCount: integer(plan.intervalCount),
      gifted: boolean(plan.gifted),
      unitAmount: integer(plan.unitAmount),
      intervalAmount: integer(plan.intervalAmount),
      startsAt: null,
      defaultSelection: boolean(plan.defaultSelection),
    }) satisfies Expected<MembershipPlan>;

  it('shows what can be reserved', () => {
    const { intervalAmount } = monthlyPlan;
    return succeeds(
      {
        operationId: 'listMembershipPlans',
        receiving: 'a request for the plans',
        given: [applicant, plans],
        bearer: true,
      },
      {
        status: 200,
        body: arrayContaining(
          {
            ...aPlan(monthlyPlan),
            discount: null,
            basePlan: null,
          } satisfies Expected<MembershipPlan>,
          {
            ...aPlan(quarterlyPlan),
            discount: string(quarterlyPlan.discount ?? ''),
            basePlan: {
              intervalAmount: integer(intervalAmount),
            } satisfies Expected<MembershipPlan>,
          } satisfies Expected<MembershipPlan>,
        ),
      },
      async () => {
        expect(await listMembershipPlans()).toMatchObject([
          { id: monthlyPlan.id, discount: null, basePlan: null },
          { id: quarterlyPlan.id, discount: quarterlyPlan.discount, basePlan: { intervalAmount } },
        ]);
      },
    );
  });
});

describe('reserveMembership', () => {
  it.each<[string, Given, RegExp, MembershipReply]>([
    ['an applicant, whose card is kept', applicant, /^([^p]|p[^i]).*$/, keptCard],
    ['a member, whose card is charged', given('a user', { role: 'member' }), /^pi.+$/, chargedCard],
  ])('gives the secret of %s', (who, user, form, { data }) =>
    succeeds(
      {
        operationId: 'reserveMembership',
        receiving: `a reservation of ${who}`,
        given: [user, plans],
        bearer: true,
        body: { planId: fromState('planId', membershipRequest.planId) },
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
});

it('giveFreeMonths says that a member got them', () =>
  succeeds(
    {
      operationId: 'giveFreeMonths',
      receiving: 'free months for a member',
      given: adminAndMember,
      bearer: true,
      body: { ...freeMonthsRequest, userIds: [fromState('otherId', userId)] },
    },
    {
      status: 200,
      body: {
        data: eachLike({ success: equal(true) }),
      } satisfies Expected<FreeSubscriptionReply>,
    },
    async () => {
      expect(await giveFreeMonths(freeMonthsRequest)).toEqual(freeMonthsGiven);
    },
  ));

it('preventRenewal takes the renewal away', () =>
  succeeds(
    {
      operationId: 'preventRenewal',
      receiving: 'the prevention of a renewal',
      given: [
        ...adminAndMember,
        given('a subscription', { of: 'other', status: 'active', replacesPlan: true }),
      ],
      bearer: true,
      body: { userId: fromState('otherId', userId) },
    },
    { status: 200 },
    async () => {
      expect(await preventRenewal(renewalPrevention)).toBeUndefined();
    },
  ));

it.each([
  ['pauseSubscription', pauseSubscription, 'the pause of', 'active'],
  ['resumeSubscription', resumeSubscription, 'the resumption of', 'paused'],
] as const)('%s is confirmed', (operationId, call, what, status) =>
  succeeds(
    {
      operationId,
      receiving: `${what} a subscription that is ${status}`,
      given: [...adminAndMember, given('a subscription', { of: 'other', status })],
      bearer: true,
      path: { id: fromState('otherId', userId) },
    },
    { status: 200 },
    async () => {
      expect(await call(String(userId))).toBeUndefined();
    },
  ),
);
