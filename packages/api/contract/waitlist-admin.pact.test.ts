import { MatchersV3 } from '@pact-foundation/pact';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { listWaitlist, type WaitlistPage, type WaitlistUser } from '../src/index.ts';
import { MembershipType, WaitlistStatus } from '../src/zod.ts';
import { fromState, given } from './given.ts';
import { oneOf, someActivities, type Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { arrayContaining, eachLike, integer, number, regex, string } = MatchersV3;
const { pendingRow, REFERRAL_CODE, waitlistPage } = fixtures;
const operationId = 'listWaitlist';

const aWaitlistWith = (waitlistStatus: WaitlistUser['waitlistStatus']) => [
  given('a user', { role: 'admin' }),
  given('another user', { role: 'applicant', waitlistStatus }),
  given('a third user', { role: 'member' }),
  given('a referral', { from: 'third', to: 'other' }),
  given('a referral code', { of: 'other' }),
];

/** Everything that the table shows of an applicant without a decision. */
const aRow = {
  id: integer(pendingRow.id),
  name: string(pendingRow.name),
  username: string('marisol'),
  email: string('marisol@example.com'),
  profileImage: string('/pictures/portraits/044.jpg'),
  waitlistPriority: number(40),
  birthdate: regex(String.raw`^\d{4}-\d{2}-\d{2}$`, '1996-04-12'),
  gender: string('F'),
  membershipType: oneOf(MembershipType.options, 'general'),
  referrer: { name: string('Idris Okafor') },
  applicationStatuses: someActivities,
  currentLocation: { locality: string('Toronto'), region: string('Ontario') },
  location: string('Toronto, Ontario'),
  waitlistStatus: oneOf(WaitlistStatus.options, 'pending'),
  inviteReferralCode: string(REFERRAL_CODE),
} satisfies Expected<WaitlistUser>;

const aPage = (data: unknown) =>
  ({
    data,
    count: integer(waitlistPage.count),
    limit: integer(waitlistPage.limit),
    pages: integer(waitlistPage.pages),
  }) satisfies Expected<WaitlistPage>;

beforeAll(() => {
  rewriteArea('waitlist', [operationId]);
});

describe('listWaitlist', () => {
  it('gives a page of one status', () => {
    const waitlistStatus = 'database-approved';
    return succeeds(
      {
        operationId,
        receiving: 'a request for the first page of a status',
        given: aWaitlistWith(waitlistStatus),
        bearer: true,
        query: { page: '1', waitlistStatus, paginated: 'true' },
      },
      {
        status: 200,
        // Other applicants may lack some of the row.
        body: aPage(arrayContaining({ ...aRow, waitlistStatus, hNum: integer(8) })),
      },
      async () => {
        const page = await listWaitlist({ page: 1, waitlistStatus, paginated: true });
        expect(page).toMatchObject({
          ...waitlistPage,
          data: [{ id: pendingRow.id, waitlistStatus, hNum: 8 }],
        });
      },
    );
  });

  it('gives the applicants who fit every filter', () => {
    const query = {
      waitlistStatus: 'pending',
      location: 'New York',
      membershipType: 'general',
    } as const;
    return succeeds(
      {
        operationId,
        receiving: 'a request for the waitlist with every filter',
        given: aWaitlistWith('pending'),
        bearer: true,
        query: {
          ...query,
          page: '1',
          paginated: 'true',
          cardSubmitted: 'false',
          appSubmitted: 'true',
          search: fromState('otherUsername', 'marisol'),
        },
      },
      { status: 200, body: aPage(eachLike(aRow)) },
      async () => {
        const { data } = await listWaitlist({
          ...query,
          page: 1,
          paginated: true,
          cardSubmitted: false,
          appSubmitted: true,
          search: 'marisol',
        });
        expect(data).toMatchObject([{ id: pendingRow.id, waitlistStatus: 'pending' }]);
      },
    );
  });
});
