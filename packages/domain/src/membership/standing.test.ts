import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WAITLIST_STATUSES } from '../waitlist/waitlist-status.ts';
import { canBecomeMember, membershipStanding } from './standing.ts';
import { isMembershipHeld, SUBSCRIPTION_STATUSES } from './subscription-actions.ts';

describe('membershipStanding', () => {
  it.each([
    ['pending', undefined, false, 'none'],
    ['pending', 'incomplete', false, 'none'],
    ['pending', undefined, true, 'reserved'],
    ['pre-approved', 'trialing', true, 'reserved'],
    ['pre-approved', 'active', true, 'active'],
    ['yes', undefined, false, 'none'],
    ['yes', undefined, true, 'active'],
    ['yes', 'incomplete', true, 'none'],
    ['yes', 'trialing', true, 'active'],
    ['yes', 'active', true, 'active'],
    ['yes', 'paused', true, 'paused'],
    ['yes', 'cancelled', true, 'cancelled'],
    ['subscription-paused', 'paused', true, 'paused'],
    ['subscription-paused', undefined, true, 'paused'],
    ['subscription-paused', 'active', true, 'active'],
    ['subscription-failed', 'cancelled', true, 'failed'],
    ['subscription-failed', undefined, true, 'failed'],
    ['subscription-failed', 'incomplete', true, 'failed'],
    ['subscription-failed', 'trialing', true, 'active'],
    ['subscription-cancelled', 'cancelled', true, 'cancelled'],
    ['subscription-cancelled', undefined, true, 'cancelled'],
    ['subscription-cancelled', 'active', true, 'active'],
  ] as const)(
    '%s with a subscription that is %s, payment saved %s: %s',
    (waitlistStatus, subscriptionStatus, isPaymentSaved, standing) => {
      const facts = { waitlistStatus, subscriptionStatus, isPaymentSaved };
      expect(membershipStanding(facts)).toBe(standing);
    },
  );

  it('offers no second membership while one is held', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WAITLIST_STATUSES),
        fc.constantFrom(...SUBSCRIPTION_STATUSES.filter(isMembershipHeld)),
        fc.boolean(),
        (waitlistStatus, subscriptionStatus, isPaymentSaved) => {
          const facts = { waitlistStatus, subscriptionStatus, isPaymentSaved };
          expect(canBecomeMember(membershipStanding(facts))).toBe(false);
        },
      ),
    );
  });
});

it.each([
  ['none', true],
  ['failed', true],
  ['cancelled', true],
  ['reserved', false],
  ['active', false],
  ['paused', false],
] as const)('a membership that is %s can be started: %s', (standing, can) => {
  expect(canBecomeMember(standing)).toBe(can);
});
