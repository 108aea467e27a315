import { MatchersV3 } from '@pact-foundation/pact';
import { messages, serverMessages } from '@perigee/domain';
import {
  applicationServerMessages,
  decisionNotOpenMessage,
  type WaitlistStatus,
} from '@perigee/domain/waitlist';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  getMyApplicationStatus,
  getMyWaitlistEntry,
  submitApplication,
  updateWaitlistEntry,
  type ApplicationStatus,
  type WaitlistEntry,
} from '../src/index.ts';
import { MembershipType } from '../src/zod.ts';
import { given } from './given.ts';
import { aChangedPerson, aRow, oneOf, someActivities, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { acceptance, acceptedDater, adminUser, waitlistedDater, waitlistEntry } = fixtures;
const userId = waitlistedDater.id;
const position = 142;

const onTheWaitlist = given('a signed-in dater on the waitlist', { userId, position });
const expired = given('an expired session', { userId });
const signInAgain = { status: 401, message: messages.signInAgain };

beforeAll(() => {
  clearArea('waitlist', [
    'getMyWaitlistEntry',
    'getMyApplicationStatus',
    'submitApplication',
    'updateWaitlistEntry',
  ]);
});

describe('getMyWaitlistEntry', () => {
  const operationId = 'getMyWaitlistEntry';

  it('says where the person stands', () =>
    succeeds(
      {
        operationId,
        receiving: "a request for one's waitlist entry",
        given: onTheWaitlist,
        bearer: true,
      },
      {
        status: 200,
        body: {
          position: MatchersV3.integer(position),
          membershipType: oneOf(MembershipType.options, 'general'),
        } satisfies Expected<WaitlistEntry>,
      },
      async () => {
        expect(await getMyWaitlistEntry()).toEqual(waitlistEntry);
      },
    ));

  it('refuses an expired session', () =>
    refuses(
      {
        operationId,
        receiving: "a request for one's waitlist entry with an expired session",
        given: expired,
        bearer: true,
      },
      signInAgain,
      async (refusal) => {
        await expect(getMyWaitlistEntry()).rejects.toMatchObject(refusal);
      },
    ));
});

describe('getMyApplicationStatus', () => {
  const operationId = 'getMyApplicationStatus';

  it('says what is done', () =>
    succeeds(
      {
        operationId,
        receiving: "a request for one's application status",
        given: onTheWaitlist,
        bearer: true,
      },
      {
        status: 200,
        body: { activities: someActivities } satisfies Expected<ApplicationStatus>,
      },
      async () => {
        const { activities } = await getMyApplicationStatus();
        expect(fixtures.newApplication.activities).toEqual(expect.arrayContaining(activities));
        expect(activities).toHaveLength(3);
      },
    ));

  it('refuses an expired session', () =>
    refuses(
      {
        operationId,
        receiving: "a request for one's application status with an expired session",
        given: expired,
        bearer: true,
      },
      signInAgain,
      async (refusal) => {
        await expect(getMyApplicationStatus()).rejects.toMatchObject(refusal);
      },
    ));
});

describe('submitApplication', () => {
  const operationId = 'submitApplication';
  const body = fixtures.applicationSubmission;

  it('puts a user with a complete profile into the database', () => {
    const after = { waitlist: true, waitlistStatus: 'database-pending' } as const;
    return succeeds(
      {
        operationId,
        receiving: 'the application of a user with a complete profile',
        given: given('a signed-in dater with a complete profile', { userId }),
        bearer: true,
        body,
      },
      { status: 200, body: aChangedPerson(after) },
      async () => {
        expect(await submitApplication(body)).toMatchObject({ id: userId, ...after });
      },
    );
  });

  it('refuses a user whose profile is not complete', () =>
    refuses(
      {
        operationId,
        receiving: 'the application of a user whose profile is not complete',
        given: given('a signed-in dater', { userId }),
        bearer: true,
        body,
      },
      { status: 422, message: applicationServerMessages.profileMissing },
      async (refusal) => {
        await expect(submitApplication(body)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('updateWaitlistEntry', () => {
  const operationId = 'updateWaitlistEntry';
  const user = String(userId);
  const anApplicant = (waitlistStatus: WaitlistStatus) =>
    given('a signed-in admin and an applicant', { adminId: adminUser.id, userId, waitlistStatus });

  it('accepts an applicant', () =>
    succeeds(
      {
        operationId,
        receiving: 'the acceptance of a pre-approved applicant',
        given: anApplicant('pre-approved'),
        bearer: true,
        path: { user },
        body: acceptance,
      },
      { status: 200, body: aRow(acceptance) },
      async () => {
        const { id, name } = fixtures.acceptedRow;
        expect(await updateWaitlistEntry(user, acceptance)).toMatchObject({
          id,
          name,
          ...acceptance,
        });
      },
    ));

  it('switches the waitlist of an applicant off', () => {
    const toggle = { waitlist: false };
    return succeeds(
      {
        operationId,
        receiving: 'the waitlist toggle of an applicant',
        given: anApplicant('pending'),
        bearer: true,
        path: { user },
        body: toggle,
      },
      { status: 200, body: aRow(toggle) },
      async () => {
        expect(await updateWaitlistEntry(user, toggle)).toMatchObject({ id: userId, ...toggle });
      },
    );
  });

  it('refuses an expired session', () =>
    refuses(
      {
        operationId,
        receiving: 'a decision with an expired session',
        given: expired,
        bearer: true,
        path: { user },
        body: acceptance,
      },
      signInAgain,
      async (refusal) => {
        await expect(updateWaitlistEntry(user, acceptance)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses a user who is not an admin', () =>
    refuses(
      {
        operationId,
        receiving: 'a decision of a user who is not an admin',
        given: given('a signed-in dater', { userId: acceptedDater.id }),
        bearer: true,
        path: { user },
        body: acceptance,
      },
      { status: 403, message: serverMessages.adminsOnly },
      async (refusal) => {
        await expect(updateWaitlistEntry(user, acceptance)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an applicant who is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a decision on an applicant who is not there',
        given: anApplicant('pre-approved'),
        bearer: true,
        path: { user: '999999' },
        body: acceptance,
      },
      { status: 404, message: serverMessages.applicantNotFound },
      async (refusal) => {
        await expect(updateWaitlistEntry('999999', acceptance)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses a decision that is not open', () =>
    refuses(
      {
        operationId,
        receiving: 'the acceptance of an applicant whose status does not allow it',
        given: anApplicant('pending'),
        bearer: true,
        path: { user },
        body: acceptance,
      },
      { status: 422, message: decisionNotOpenMessage('pending', 'yes') },
      async (refusal) => {
        await expect(updateWaitlistEntry(user, acceptance)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an acceptance without an H number', () => {
    const body = { waitlistStatus: 'yes' } as const;
    return refuses(
      {
        operationId,
        receiving: 'an acceptance without an H number',
        given: anApplicant('pre-approved'),
        bearer: true,
        path: { user },
        body,
      },
      { status: 422, message: serverMessages.hNumRequired },
      async (refusal) => {
        await expect(updateWaitlistEntry(user, body)).rejects.toMatchObject(refusal);
      },
    );
  });
});
