import { MatchersV3 } from '@pact-foundation/pact';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  applyReferralCode,
  getMyReferrer,
  type MyReferrer,
  type PublicUser,
} from '../src/index.ts';
import { fromState, given } from './given.ts';
import type { Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { string } = MatchersV3;
const { REFERRAL_CODE, acceptedReferral, noReferrer, publicUser, unknownReferral } = fixtures;

const applicant = given('a user', { role: 'applicant' });
const withMember = [applicant, given('another user', { role: 'member' })];

beforeAll(() => {
  rewriteArea('referral');
});

describe('getMyReferrer', () => {
  const operationId = 'getMyReferrer';

  it('shows who referred the user', () => {
    const { name } = publicUser;
    const profileImage = publicUser.profileImage ?? '';
    return succeeds(
      {
        operationId,
        receiving: 'a request for the user who referred the person',
        given: [...withMember, given('a referral', { from: 'other', to: 'user' })],
        bearer: true,
      },
      {
        status: 200,
        body: {
          referrer: {
            name: string(name),
            profileImage: string(profileImage),
          } satisfies Expected<PublicUser>,
        } satisfies Expected<MyReferrer>,
      },
      async () => {
        expect(await getMyReferrer()).toEqual({ referrer: { name, profileImage } });
      },
    );
  });

  it('says that there is no referrer', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for the referrer of a user who has none',
        given: applicant,
        bearer: true,
      },
      { status: 200, body: noReferrer },
      async () => {
        expect(await getMyReferrer()).toEqual(noReferrer);
      },
    ));
});

describe('applyReferralCode', () => {
  const operationId = 'applyReferralCode';

  it('accepts the code of a member', () =>
    succeeds(
      {
        operationId,
        receiving: "a member's referral code",
        given: [...withMember, given('a referral code', { of: 'other' })],
        bearer: true,
        path: { referralCode: fromState('referralCode', REFERRAL_CODE) },
      },
      { status: 200, body: acceptedReferral },
      async () => {
        expect(await applyReferralCode(REFERRAL_CODE)).toEqual(acceptedReferral);
      },
    ));

  it('does not accept an unknown code', () => {
    const referralCode = 'UNKNOWN2';
    return succeeds(
      {
        operationId,
        receiving: 'an unknown referral code',
        given: applicant,
        bearer: true,
        path: { referralCode },
      },
      { status: 200, body: unknownReferral },
      async () => {
        expect(await applyReferralCode(referralCode)).toEqual(unknownReferral);
      },
    );
  });
});
