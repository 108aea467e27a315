import { referralServerMessages } from '@perigee/domain/referral';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { applyReferralCode, getMyReferrer, type MyReferrer } from '../src/index.ts';
import { given } from './given.ts';
import { aPublicUser, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { acceptedDater, publicUser, REFERRAL_CODE: referralCode, waitlistedDater } = fixtures;
const userId = waitlistedDater.id;
const aMembersCode = given('a signed-in dater and a member with a referral code', {
  userId,
  referralCode,
});

beforeAll(() => {
  clearArea('referral');
});

describe('getMyReferrer', () => {
  const operationId = 'getMyReferrer';

  it('shows who referred the person', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for the user who referred the person',
        given: given('a signed-in dater with a referrer', { userId, referrerId: publicUser.id }),
        bearer: true,
      },
      { status: 200, body: { referrer: aPublicUser } satisfies Expected<MyReferrer> },
      async () => {
        expect(await getMyReferrer()).toEqual(fixtures.myReferrer);
      },
    ));

  it('says that nobody did', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for the referrer of a user who has none',
        given: given('a signed-in dater', { userId }),
        bearer: true,
      },
      { status: 200, body: fixtures.noReferrer },
      async () => {
        expect(await getMyReferrer()).toEqual(fixtures.noReferrer);
      },
    ));
});

describe('applyReferralCode', () => {
  const operationId = 'applyReferralCode';
  const path = { referralCode };

  it('is accepted', () =>
    succeeds(
      {
        operationId,
        receiving: "a member's referral code",
        given: aMembersCode,
        bearer: true,
        path,
      },
      { status: 200, body: fixtures.acceptedReferral },
      async () => {
        expect(await applyReferralCode(referralCode)).toEqual(fixtures.acceptedReferral);
      },
    ));

  it('is not accepted where nobody has the code', () =>
    succeeds(
      {
        operationId,
        receiving: 'a referral code that nobody has',
        given: aMembersCode,
        bearer: true,
        path: { referralCode: 'NOBODY22' },
      },
      { status: 200, body: fixtures.unknownReferral },
      async () => {
        expect(await applyReferralCode('NOBODY22')).toEqual(fixtures.unknownReferral);
      },
    ));

  it.each([
    [
      'one’s own referral code',
      given('a signed-in dater with a referral code', { userId: acceptedDater.id, referralCode }),
      { status: 422, message: referralServerMessages.ownCode },
    ],
    [
      'a referral code after that of another user',
      given('a signed-in dater whom another user referred', { userId, referralCode }),
      { status: 409, message: referralServerMessages.alreadyReferred },
    ],
    [
      'one referral code too many',
      given('a signed-in dater who tried too many referral codes', { userId, referralCode }),
      { status: 429, message: referralServerMessages.tooManyTries },
    ],
  ])('refuses %s', (receiving, state, refused) =>
    refuses(
      { operationId, receiving, given: state, bearer: true, path },
      refused,
      async (refusal) => {
        await expect(applyReferralCode(referralCode)).rejects.toMatchObject(refusal);
      },
    ),
  );
});
