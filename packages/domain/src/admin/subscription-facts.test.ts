import { describe, expect, it } from 'vitest';
import { memberSubscriptionActions, subscriptionFacts } from './subscription-facts.ts';

const whole = {
  status: 'active',
  active: true,
  amount: 9900,
  nextChargeAt: '2027-01-01T10:00:00.000Z',
} as const;

describe('memberSubscriptionActions', () => {
  it.each([
    [whole, ['pause', 'addFreeMonths']],
    [{ ...whole, status: 'trialing' }, ['pause', 'addFreeMonths']],
    [{ ...whole, status: 'paused' }, ['resume', 'addFreeMonths']],
    [
      { ...whole, migrateToReplacementPlanAfterCancellation: true },
      ['pause', 'preventRenewal', 'addFreeMonths'],
    ],
    [{ ...whole, active: false, migrateToReplacementPlanAfterCancellation: true }, []],
    [{ ...whole, status: 'incomplete' }, []],
    [{ ...whole, status: 'cancelled' }, []],
    [undefined, []],
  ] as const)('of %o are %o', (subscription, offered) => {
    const actions = Object.entries(memberSubscriptionActions(subscription));
    expect(actions.filter(([, isOffered]) => isOffered).map(([name]) => name)).toEqual(offered);
  });
});

describe('subscriptionFacts', () => {
  it.each([
    [whole, { status: 'ACTIVE', amount: '$99.00', nextChargeAt: '1 Jan 2027' }],
    [
      { ...whole, status: 'trialing', amount: 0 },
      { status: 'TRIALING', amount: '$0.00', nextChargeAt: '1 Jan 2027' },
    ],
    [
      { status: 'paused', active: true, amount: null, nextChargeAt: null },
      { status: 'PAUSED', amount: null, nextChargeAt: null },
    ],
    [undefined, { status: null, amount: null, nextChargeAt: null }],
  ] as const)('of %o are %o', (subscription, facts) => {
    expect(subscriptionFacts(subscription)).toEqual(facts);
  });
});
