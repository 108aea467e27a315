import { MatchersV3 } from '@pact-foundation/pact';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { connectPayoutsAccount, getPayoutsAccount, type PayoutsAccount } from '../src/index.ts';
import { fromState, given } from './given.ts';
import type { Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { payoutsAccount, payoutsConnection } = fixtures;
const aHost = given('a user', { role: 'host' });

beforeAll(() => {
  rewriteArea('host-portal', ['getPayoutsAccount', 'connectPayoutsAccount']);
});

describe('getPayoutsAccount', () => {
  const operationId = 'getPayoutsAccount';

  it('leads to the account that is connected', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for the payouts account',
        given: [aHost, given('a payouts account', { of: 'user' })],
        bearer: true,
      },
      {
        status: 200,
        body: {
          dashboardLink: MatchersV3.string(payoutsAccount.dashboardLink ?? ''),
        } satisfies Expected<PayoutsAccount>,
      },
      async () => {
        expect(await getPayoutsAccount()).toEqual(payoutsAccount);
      },
    ));

  it('leads nowhere while no account is connected', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for a payouts account that is not connected',
        given: aHost,
        bearer: true,
      },
      { status: 200, body: {} },
      async () => {
        expect(await getPayoutsAccount()).toEqual(fixtures.noPayoutsAccount);
      },
    ));
});

it('connectPayoutsAccount connects the account of a code', () =>
  succeeds(
    {
      operationId: 'connectPayoutsAccount',
      receiving: 'a payouts code',
      given: [aHost, given('a payouts code', {})],
      bearer: true,
      body: { authCode: fromState('authCode', payoutsConnection.authCode) },
    },
    { status: 204 },
    async () => {
      expect(await connectPayoutsAccount(payoutsConnection)).toBeUndefined();
    },
  ));
