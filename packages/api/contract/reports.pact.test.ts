import { beforeAll, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import * as client from '../src/index.ts';
import { fromState, given, type Given } from './given.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { acceptedDater, eventReportRequest, referralReportRequest, userReportRequest } = fixtures;

const anAdmin = given('a user', { role: 'admin' });
const member = given('another user', { role: 'member' });
const twoMembers = [anAdmin, member, given('a third user', { role: 'member' })];
const recommended = [
  ...twoMembers,
  given('a match recommendation', { between: ['other', 'third'] }),
];
const subscribed = (status: client.SubscriptionStatus) => [
  anAdmin,
  member,
  given('a subscription', { of: 'other', status }),
];

interface Report {
  operationId: string;
  /** What it is about. */
  what: string;
  download: () => Promise<File>;
  states: readonly Given[];
  body?: object;
}

const REPORTS: readonly Report[] = [
  {
    operationId: 'downloadMissingProfileData',
    what: 'what the profiles of members lack',
    download: client.downloadMissingProfileData,
    states: [anAdmin, given('another user', { role: 'member', hasProfile: false })],
  },
  {
    operationId: 'downloadRecommendationAnalysis',
    what: 'an analysis of recommendations',
    download: client.downloadRecommendationAnalysis,
    states: recommended,
  },
  {
    operationId: 'downloadActiveRecommendations',
    what: 'the active recommendations',
    download: client.downloadActiveRecommendations,
    states: recommended,
  },
  {
    operationId: 'downloadUnrevealedRecommendations',
    what: 'the unrevealed recommendations',
    download: client.downloadUnrevealedRecommendations,
    states: recommended,
  },
  {
    operationId: 'downloadUndecidedRecommendations',
    what: 'the undecided recommendations',
    download: client.downloadUndecidedRecommendations,
    states: recommended,
  },
  {
    operationId: 'downloadRecentRecommendations',
    what: 'the recommendations of the past two weeks',
    download: client.downloadRecentRecommendations,
    states: recommended,
  },
  {
    operationId: 'downloadUserRecommendations',
    what: 'the recommendations of a member',
    download: () => client.downloadUserRecommendations(userReportRequest),
    states: recommended,
    body: { user: fromState('otherUsername', userReportRequest.user) },
  },
  {
    operationId: 'downloadPaidSubscriptions',
    what: 'the paid subscriptions',
    download: client.downloadPaidSubscriptions,
    states: subscribed('active'),
  },
  {
    operationId: 'downloadUnpaidSubscriptions',
    what: 'the unpaid subscriptions',
    download: client.downloadUnpaidSubscriptions,
    states: subscribed('incomplete'),
  },
  {
    operationId: 'downloadTrialSubscriptions',
    what: 'the subscriptions in a trial',
    download: client.downloadTrialSubscriptions,
    states: subscribed('trialing'),
  },
  {
    operationId: 'downloadReferrals',
    what: 'the people who came by a referral code',
    download: () => client.downloadReferrals(referralReportRequest),
    states: [
      ...twoMembers,
      given('a referral code', { of: 'other' }),
      given('a referral', { from: 'other', to: 'third' }),
    ],
    body: { referralCode: fromState('referralCode', referralReportRequest.referralCode) },
  },
  {
    operationId: 'downloadEventSignups',
    what: 'the sign-ups of an event',
    download: () => client.downloadEventSignups(eventReportRequest),
    states: [
      anAdmin,
      member,
      given('an event', {}),
      given('a ticket', { of: 'other', paid: true }),
    ],
    body: { eventId: fromState('eventId', eventReportRequest.eventId) },
  },
];

beforeAll(() => {
  rewriteArea(
    'admin',
    REPORTS.map(({ operationId }) => operationId),
  );
});

const csv = `id,name\r\n${acceptedDater.id},${acceptedDater.name}\r\n`;

it.each(REPORTS)('$operationId gives a file', ({ operationId, what, download, states, body }) =>
  succeeds(
    {
      operationId,
      receiving: `a download of ${what}`,
      given: states,
      bearer: true,
      ...(body !== undefined && { body }),
    },
    { status: 200, csv },
    async () => {
      const file = await download();
      expect({ name: file.name, type: file.type, text: await file.text() }).toEqual({
        name: 'download.csv',
        type: 'text/csv; charset=utf-8',
        text: csv,
      });
    },
  ),
);
