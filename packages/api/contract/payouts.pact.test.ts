import { MatchersV3 } from '@pact-foundation/pact';
import { hostServerMessages } from '@perigee/domain/hosts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { connectPayoutsAccount, getPayoutsAccount, type PayoutsAccount } from '../src/index.ts';
import { given } from './given.ts';
import type { Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { payoutsAccount, payoutsConnection } = fixtures;
const who = { userId: fixtures.hostUser.id, hostId: fixtures.hostRecord.id };
const withCode = given('a signed-in host with a payouts code', { ...who, ...payoutsConnection });

beforeAll(() => {
  clearArea('host-portal', ['getPayoutsAccount', 'connectPayoutsAccount']);
});

describe('getPayoutsAccount', () => {
  const operationId = 'getPayoutsAccount';

  it('leads to the account that is connected', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for the payouts account',
        given: given('a signed-in host with a payouts account', who),
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
        given: withCode,
        bearer: true,
      },
      { status: 200, body: {} },
      async () => {
        expect(await getPayoutsAccount()).toEqual(fixtures.noPayoutsAccount);
      },
    ));
});

describe('connectPayoutsAccount', () => {
  const operationId = 'connectPayoutsAccount';

  it('connects the account of a code', () =>
    succeeds(
      {
        operationId,
        receiving: 'a payouts code',
        given: withCode,
        bearer: true,
        body: payoutsConnection,
      },
      { status: 204 },
      async () => {
        expect(await connectPayoutsAccount(payoutsConnection)).toBeUndefined();
      },
    ));

  it('refuses a code that the payments provider refuses', () => {
    const body = { authCode: 'ac_expired' };
    return refuses(
      {
        operationId,
        receiving: 'a payouts code that the payments provider refuses',
        given: withCode,
        bearer: true,
        body,
      },
      { status: 422, message: hostServerMessages.payoutsRefused },
      async (refusal) => {
        await expect(connectPayoutsAccount(body)).rejects.toMatchObject(refusal);
      },
    );
  });
});
