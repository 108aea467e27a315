import { MatchersV3 } from '@pact-foundation/pact';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { listWaitlist, type WaitlistPage, type WaitlistUser } from '../src/index.ts';
import { MembershipType } from '../src/zod.ts';
import { given } from './given.ts';
import { aRow, oneOf, someActivities, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { boolean, eachLike, integer, nullValue, string } = MatchersV3;
const { adminUser, emptyWaitlistPage, pendingRow, REFERRAL_CODE, waitlistPage } = fixtures;
const operationId = 'listWaitlist';
const aWaitlist = given('a signed-in admin and a waitlist', {
  adminId: adminUser.id,
  userId: pendingRow.id,
  referralCode: REFERRAL_CODE,
});

const aDate = MatchersV3.regex(String.raw`^\d{4}-\d{2}-\d{2}$`, '1996-04-12');

/** Everything that the table shows of an applicant. */
const aPendingRow = {
  ...aRow({}),
  username: string('marisol'),
  email: string('marisol@example.com'),
  profileImage: string('/pictures/portraits/044.jpg'),
  waitlistPriority: MatchersV3.number(40),
  birthdate: aDate,
  gender: string('F'),
  membershipType: oneOf(MembershipType.options, 'general'),
  referrer: { name: string('Idris Okafor') },
  applicationStatuses: someActivities,
  currentLocation: {
    country: string('Canada'),
    locality: string('Toronto'),
    region: string('Ontario'),
  },
  location: string('Toronto, Ontario'),
  waitlistStatus: 'pending',
  waitlist: boolean(true),
  hNum: nullValue(),
  inviteReferralCode: string(REFERRAL_CODE),
} satisfies Expected<WaitlistUser>;

const aPage = {
  data: eachLike(aPendingRow),
  count: integer(61),
  limit: integer(25),
  pages: integer(3),
} satisfies Expected<WaitlistPage>;

beforeAll(() => {
  clearArea('waitlist', [operationId]);
});

describe('listWaitlist', () => {
  it('gives a page of one status', () => {
    const query = { page: 1, waitlistStatus: 'pending', paginated: true } as const;
    return succeeds(
      {
        operationId,
        receiving: 'a request for the first page of a status',
        given: aWaitlist,
        bearer: true,
        query: { page: '1', waitlistStatus: 'pending', paginated: 'true' },
      },
      { status: 200, body: aPage },
      async () => {
        const page = await listWaitlist(query);
        const { applicationStatuses: _three, ...row } = pendingRow;
        expect(page).toMatchObject({ ...waitlistPage, data: [row] });
      },
    );
  });

  it('gives those whom every filter leaves', () => {
    const query = {
      page: 1,
      waitlistStatus: 'pending',
      paginated: true,
      cardSubmitted: false,
      appSubmitted: true,
      search: 'vega',
      location: 'toronto',
      membershipType: 'general',
    } as const;
    return succeeds(
      {
        operationId,
        receiving: 'a request for the waitlist with every filter',
        given: aWaitlist,
        bearer: true,
        query: {
          page: '1',
          waitlistStatus: 'pending',
          paginated: 'true',
          cardSubmitted: 'false',
          appSubmitted: 'true',
          search: 'vega',
          location: 'toronto',
          membershipType: 'general',
        },
      },
      { status: 200, body: aPage },
      async () => {
        expect((await listWaitlist(query)).data).toMatchObject([{ id: pendingRow.id }]);
      },
    );
  });

  it('gives nobody where nobody is found', () => {
    const query = { page: 1, waitlistStatus: 'all', paginated: true, search: 'zzz' } as const;
    return succeeds(
      {
        operationId,
        receiving: 'a search of the waitlist that finds nobody',
        given: aWaitlist,
        bearer: true,
        query: { page: '1', waitlistStatus: 'all', paginated: 'true', search: 'zzz' },
      },
      { status: 200, body: { ...emptyWaitlistPage, limit: integer(25) } },
      async () => {
        expect(await listWaitlist(query)).toEqual(emptyWaitlistPage);
      },
    );
  });

  it('refuses a search that is too long', () => {
    const search = 'z'.repeat(121);
    return refuses(
      {
        operationId,
        receiving: 'a search of the waitlist that is too long',
        given: aWaitlist,
        bearer: true,
        query: { search },
      },
      { status: 422, message: 'Shorten search to at most 120 characters' },
      async (refusal) => {
        await expect(listWaitlist({ search })).rejects.toMatchObject(refusal);
      },
    );
  });
});
