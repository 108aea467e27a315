import { serverMessages } from '@perigee/domain';
import { referralServerMessages } from '@perigee/domain/referral';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import * as client from '../src/index.ts';
import { given } from './given.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { acceptedDater, adminUser, REFERRAL_CODE: referralCode, upcomingEvent } = fixtures;
const something = given('a signed-in admin and something to report', {
  adminId: adminUser.id,
  userId: acceptedDater.id,
  eventId: upcomingEvent.id,
  referralCode,
});

const csv = `id,name\r\n${acceptedDater.id},${acceptedDater.name}\r\n`;

/** Reports about nobody in particular. */
const REPORTS = [
  [
    'downloadMissingProfileData',
    client.downloadMissingProfileData,
    'what the profiles of members lack',
  ],
  [
    'downloadRecommendationAnalysis',
    client.downloadRecommendationAnalysis,
    'an analysis of recommendations',
  ],
  [
    'downloadActiveRecommendations',
    client.downloadActiveRecommendations,
    'the active recommendations',
  ],
  [
    'downloadUnrevealedRecommendations',
    client.downloadUnrevealedRecommendations,
    'the unrevealed recommendations',
  ],
  [
    'downloadUndecidedRecommendations',
    client.downloadUndecidedRecommendations,
    'the undecided recommendations',
  ],
  [
    'downloadRecentRecommendations',
    client.downloadRecentRecommendations,
    'the recommendations of the past two weeks',
  ],
  ['downloadPaidSubscriptions', client.downloadPaidSubscriptions, 'the paid subscriptions'],
  ['downloadUnpaidSubscriptions', client.downloadUnpaidSubscriptions, 'the unpaid subscriptions'],
  ['downloadTrialSubscriptions', client.downloadTrialSubscriptions, 'the subscriptions in a trial'],
] as const;

/** Reports about a person or an event, each with one that is there, one that is not, and no one. */
const SUBJECT_REPORTS = [
  {
    operationId: 'downloadUserRecommendations',
    what: 'the recommendations of a member',
    download: client.downloadUserRecommendations,
    body: fixtures.userReportRequest,
    absent: { user: 'nobody' },
    empty: { user: '' },
    refused: [serverMessages.userNotFound, serverMessages.fieldMissing('user')],
  },
  {
    operationId: 'downloadReferrals',
    what: 'the people who came by a referral code',
    download: client.downloadReferrals,
    body: fixtures.referralReportRequest,
    absent: { referralCode: 'NOBODY22' },
    empty: { referralCode: '' },
    refused: [referralServerMessages.codeNotFound, serverMessages.fieldMissing('referralCode')],
  },
  {
    operationId: 'downloadEventSignups',
    what: 'the sign-ups of an event',
    download: client.downloadEventSignups,
    body: fixtures.eventReportRequest,
    absent: { eventId: 999_999 },
    empty: { eventId: 0 },
    refused: [serverMessages.eventNotFound, serverMessages.fieldTooSmall('eventId', 1)],
  },
] as const;

const OPERATIONS = [
  ...REPORTS.map(([operationId]) => operationId),
  ...SUBJECT_REPORTS.map(({ operationId }) => operationId),
];

beforeAll(() => {
  clearArea('admin', OPERATIONS);
});

/** What a person keeps of a download. */
const kept = async (file: File) => ({ name: file.name, type: file.type, text: await file.text() });
const theReport = { name: 'report.csv', type: 'text/csv; charset=utf-8', text: csv };

describe.each(REPORTS)('%s', (operationId, download, what) => {
  it('gives a file', () =>
    succeeds(
      { operationId, receiving: `a download of ${what}`, given: something, bearer: true },
      { status: 200, csv },
      async () => {
        expect(await kept(await download())).toEqual(theReport);
      },
    ));
});

describe.each(SUBJECT_REPORTS)('$operationId', ({ operationId, what, refused, ...report }) => {
  const download = report.download as (body: object) => Promise<File>;
  const [absentMessage, emptyMessage] = refused;

  it('gives a file', () =>
    succeeds(
      {
        operationId,
        receiving: `a download of ${what}`,
        given: something,
        bearer: true,
        body: report.body,
      },
      { status: 200, csv },
      async () => {
        expect(await kept(await download(report.body))).toEqual(theReport);
      },
    ));

  it.each([
    ['not there', report.absent, { status: 404, message: absentMessage }],
    ['not said', report.empty, { status: 422, message: emptyMessage }],
  ])('refuses what is %s', (why, body, refusal) =>
    refuses(
      {
        operationId,
        receiving: `a download of ${what}, which is ${why}`,
        given: something,
        bearer: true,
        body,
      },
      refusal,
      async (expected) => {
        await expect(download(body)).rejects.toMatchObject(expected);
      },
    ),
  );
});
