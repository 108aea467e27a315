import { MatchersV3 } from '@pact-foundation/pact';
import { decisionNotOpenMessage, type WaitlistStatus } from '@perigee/domain/waitlist';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  getMyApplicationStatus,
  getMyWaitlistEntry,
  submitApplication,
  updateWaitlistEntry,
  type ApplicationStatus,
  type WaitlistEntry,
  type WaitlistUpdate,
} from '../src/index.ts';
import { MembershipType } from '../src/zod.ts';
import { fromState, given, type Given } from './given.ts';
import { oneOf, someActivities, type Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { acceptance, waitlistedDater, waitlistEntry } = fixtures;

const anApplicant = given('a user', { role: 'applicant' });

beforeAll(() => {
  rewriteArea('waitlist', [
    'getMyWaitlistEntry',
    'getMyApplicationStatus',
    'submitApplication',
    'updateWaitlistEntry',
  ]);
});

describe('getMyWaitlistEntry', () => {
  it('says where the person stands', () =>
    succeeds(
      {
        operationId: 'getMyWaitlistEntry',
        receiving: "a request for one's waitlist entry",
        given: anApplicant,
        bearer: true,
      },
      {
        status: 200,
        body: {
          position: MatchersV3.integer(waitlistEntry.position ?? undefined),
          membershipType: oneOf(MembershipType.options, 'general'),
        } satisfies Expected<WaitlistEntry>,
      },
      async () => {
        expect(await getMyWaitlistEntry()).toEqual(waitlistEntry);
      },
    ));
});

describe('getMyApplicationStatus', () => {
  it('says what is done', () =>
    succeeds(
      {
        operationId: 'getMyApplicationStatus',
        receiving: "a request for one's application status",
        given: anApplicant,
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
});

describe('submitApplication', () => {
  const body = fixtures.applicationSubmission;

  it('takes the application of a user with a complete profile', () =>
    succeeds(
      {
        operationId: 'submitApplication',
        receiving: 'the application of a user with a complete profile',
        given: anApplicant,
        bearer: true,
        body,
      },
      { status: 200 },
      async () => {
        expect(await submitApplication(body)).toBeUndefined();
      },
    ));
});

describe('updateWaitlistEntry', () => {
  const operationId = 'updateWaitlistEntry';
  const user = String(waitlistedDater.id);
  const anAdmin = given('a user', { role: 'admin' });
  const another = (waitlistStatus: WaitlistStatus) =>
    given('another user', { role: 'applicant', waitlistStatus });
  const path = { user: fromState('otherId', user) };

  it.each<[string, Given, WaitlistUpdate]>([
    ['the acceptance of a pre-approved applicant', another('pre-approved'), acceptance],
    [
      'the approval of an applicant for the database',
      another('database-pending'),
      { waitlistStatus: 'database-approved', hNum: 3, membershipType: 'founding-member' },
    ],
    ['a decision that needs no number', another('pending'), { waitlistStatus: 'maybe' }],
  ])('takes %s', (receiving, applicant, body) =>
    succeeds(
      { operationId, receiving, given: [anAdmin, applicant], bearer: true, path, body },
      { status: 200 },
      async () => {
        expect(await updateWaitlistEntry(user, body)).toBeUndefined();
      },
    ),
  );

  it("takes the switch of an admin's own waitlist", () => {
    const id = String(fixtures.adminUser.id);
    const body = { waitlist: false } satisfies WaitlistUpdate;
    return succeeds(
      {
        operationId,
        receiving: "the switch of an admin's own waitlist",
        given: anAdmin,
        bearer: true,
        path: { user: fromState('userId', id) },
        body,
      },
      { status: 200 },
      async () => {
        expect(await updateWaitlistEntry(id, body)).toBeUndefined();
      },
    );
  });

  it('refuses a decision that is not open', () =>
    refuses(
      {
        operationId,
        receiving: 'the acceptance of an applicant whose status does not allow it',
        given: [anAdmin, another('pending')],
        bearer: true,
        path,
        body: acceptance,
      },
      { status: 422, message: decisionNotOpenMessage('pending', 'yes') },
      async (refusal) => {
        await expect(updateWaitlistEntry(user, acceptance)).rejects.toMatchObject(refusal);
      },
    ));
});
