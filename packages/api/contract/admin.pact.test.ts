import { MatchersV3 } from '@pact-foundation/pact';
import { adminMessages } from '@perigee/domain/admin';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  deleteAdminUser,
  getAdminUser,
  listActiveUsers,
  updateAdminUser,
  type ActiveUser,
  type AdminUser,
} from '../src/index.ts';
import { fromState, given } from './given.ts';
import { anInstant, someActivities, type Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { activeUser, hNumUpdate, reviewedMember } = fixtures;
const { arrayContaining, eachLike, integer, regex, string } = MatchersV3;
const userId = reviewedMember.id;
const id = String(userId);
const username = reviewedMember.username ?? '';
const path = { id: fromState('otherId', userId) };
const anAdmin = given('a user', { role: 'admin' });
const aMember = [anAdmin, given('another user', { role: 'member' })];
const aFlaggedMember = [anAdmin, given('another user', { role: 'member', ignore: true })];
const unknownId = '999999';

const aDay = regex(String.raw`^\d{4}-\d{2}-\d{2}$`, '1995-06-14');
const genders = eachLike(string('M'));

beforeAll(() => {
  rewriteArea('admin', ['getAdminUser', 'updateAdminUser', 'deleteAdminUser', 'listActiveUsers']);
});

/** A picture, a rejected one too, as admins moderate them. */
const aPhoto = (url: string, profileImage: boolean) => ({
  id: integer(1),
  url: string(url),
  profileImage,
  orderNo: integer(0),
});

/** The answers of a person, as the single view of the waitlist shows them too. */
const anAnsweredPerson = {
  id: integer(userId),
  images: arrayContaining(
    { ...aPhoto('/pictures/portraits/021.jpg', true), moderationStatus: string('Approved') },
    {
      ...aPhoto('/pictures/portraits/022.jpg', false),
      moderationStatus: 'Rejected',
      rejectionReason: string('Your face cannot be seen'),
    },
  ),
  gender: string('F'),
  genderPreference: genders,
  location: string('Brooklyn, New York'),
  instagramLink: string('https://www.instagram.com/noor.r'),
  tiktokLink: string('https://www.tiktok.com/@noor.r'),
  twitterLink: string('https://x.com/noor_r'),
  snapchatLink: string('https://www.snapchat.com/add/noor.r'),
  youtubeLink: string('https://www.youtube.com/@noor.r'),
  linkedinLink: string('https://www.linkedin.com/in/noor-r'),
  profile: {
    bio: string('Collects ferry tickets.'),
    occupation: string('Translator'),
    occupationPosition: string('Lead'),
    education: string('University of Toronto'),
    educationLevel: string('Post grad'),
    height: string(`5'7"`),
    religion: string('Spiritual'),
    politics: string('Moderate'),
    starSign: string('Gemini'),
    pronoun: string('she/her'),
    gratefulFor: string('My grandmother, who taught me to listen.'),
    dreamDate: string('The last screening of the night.'),
  },
} satisfies Expected<AdminUser>;

/** Everything that the page of a member shows. */
const aMemberForAdmins = {
  ...anAnsweredPerson,
  name: string(reviewedMember.name),
  username: string(username),
  email: string(reviewedMember.email ?? ''),
  phoneNumber: string(reviewedMember.phoneNumber),
  profileImage: string('/pictures/portraits/021.jpg'),
  birthdate: aDay,
  preference: { minAge: integer(28), maxAge: integer(40) },
  points: integer(120),
  hNum: integer(8),
  waitlistStatus: 'yes',
  applicationStatuses: someActivities,
  subscription: {
    status: 'active',
    active: true,
    amount: integer(9900),
    nextChargeAt: anInstant('2027-01-01T10:00:00.000Z'),
    migrateToReplacementPlanAfterCancellation: true,
  },
} satisfies Expected<AdminUser>;

describe('getAdminUser', () => {
  const operationId = 'getAdminUser';

  it('shows a member', () =>
    succeeds(
      {
        operationId,
        receiving: 'an admin’s request for a member',
        given: [
          ...aMember,
          given('a subscription', { of: 'other', status: 'active', replacesPlan: true }),
        ],
        bearer: true,
        path,
      },
      { status: 200, body: aMemberForAdmins },
      async () => {
        expect(await getAdminUser(id)).toMatchObject({
          id: userId,
          phoneNumber: reviewedMember.phoneNumber,
          genderPreference: ['M'],
          subscription: { status: 'active', active: true, amount: 9900 },
        });
      },
    ));

  it('shows an applicant by username', () =>
    succeeds(
      {
        operationId,
        receiving: 'an admin’s request for an applicant by username',
        given: [anAdmin, given('another user', { role: 'applicant' })],
        bearer: true,
        path: { id: fromState('otherUsername', username) },
      },
      {
        status: 200,
        body: { ...anAnsweredPerson, waitlistStatus: 'pending' } satisfies Expected<AdminUser>,
      },
      async () => {
        expect(await getAdminUser(username)).toMatchObject({
          id: userId,
          waitlistStatus: 'pending',
        });
      },
    ));

  it('shows an account that is flagged', () =>
    succeeds(
      {
        operationId,
        receiving: 'an admin’s request for an account that is flagged',
        given: aFlaggedMember,
        bearer: true,
        path,
      },
      {
        status: 200,
        body: { id: integer(userId), ignore: true } satisfies Expected<AdminUser>,
      },
      async () => {
        expect(await getAdminUser(id)).toMatchObject({ id: userId, ignore: true });
      },
    ));

  it('refuses an unknown user', () =>
    refuses(
      {
        operationId,
        receiving: 'an admin’s request for an unknown user',
        given: anAdmin,
        bearer: true,
        path: { id: unknownId },
      },
      { status: 404, message: adminMessages.notFound },
      async (refusal) => {
        await expect(getAdminUser(unknownId)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('updateAdminUser', () => {
  const call = { operationId: 'updateAdminUser', bearer: true, path };
  const photoId = reviewedMember.images[1]?.id ?? 0;

  it('changes the H number', () =>
    succeeds(
      { ...call, receiving: 'another H number', given: aMember, body: hNumUpdate },
      { status: 200 },
      async () => {
        expect(await updateAdminUser(id, hNumUpdate)).toBeUndefined();
      },
    ));

  it.each([
    ['the approval of a photo', { moderationStatus: 'Approved' } as const],
    [
      'the rejection of a photo',
      { moderationStatus: 'Rejected', rejectionReason: 'Your face cannot be seen' } as const,
    ],
  ])('takes %s', (receiving, decision) =>
    succeeds(
      {
        ...call,
        receiving,
        given: [...aMember, given('a photo in review', { of: 'other' })],
        body: { images: [{ id: fromState('photoId', photoId), ...decision }] },
      },
      { status: 200 },
      async () => {
        const update = { images: [{ id: photoId, ...decision }] };
        expect(await updateAdminUser(id, update)).toBeUndefined();
      },
    ),
  );

  it('restores an account that is flagged', () => {
    const body = { ignore: false } as const;
    return succeeds(
      {
        ...call,
        receiving: 'the change of an account that is flagged',
        given: aFlaggedMember,
        body,
      },
      { status: 200 },
      async () => {
        expect(await updateAdminUser(id, body)).toBeUndefined();
      },
    );
  });
});

it('deleteAdminUser deletes a member', () =>
  succeeds(
    {
      operationId: 'deleteAdminUser',
      receiving: 'the deletion of a member',
      given: aMember,
      bearer: true,
      path,
    },
    { status: 204 },
    async () => {
      expect(await deleteAdminUser(id)).toBeUndefined();
    },
  ));

describe('listActiveUsers', () => {
  const call = { operationId: 'listActiveUsers', given: aMember, bearer: true };
  const aRow = {
    id: integer(activeUser.id),
    name: string(activeUser.name),
    birthdate: aDay,
    gender: string('M'),
    genderPreference: genders,
    hNum: integer(7),
    approvedAt: anInstant('2026-09-01T10:00:00.000Z'),
    profileImage: string('/pictures/portraits/021.jpg'),
  } satisfies Expected<ActiveUser>;
  const shown = [{ id: activeUser.id, genderPreference: ['M'], hNum: 7 }];

  it('lists members', () =>
    succeeds(
      { ...call, receiving: 'a request for active users' },
      // Other members may lack some of the row.
      { status: 200, body: arrayContaining(aRow) },
      async () => {
        expect(await listActiveUsers()).toMatchObject(shown);
      },
    ));

  it('searches members', () => {
    const { gender, minAge, maxAge } = fixtures.activeUserSearch.about ?? {};
    const { genderPreference, age } = fixtures.activeUserSearch.lookingFor ?? {};
    // The mock server compares JSON in a query parameter in the order of its keys.
    const filters = JSON.stringify({
      about: { gender, maxAge, minAge },
      lookingFor: { age, genderPreference },
    });
    return succeeds(
      {
        ...call,
        receiving: 'a search for active users',
        query: { search: fromState('otherUsername', 'idris'), filters },
      },
      { status: 200, body: eachLike(aRow) },
      async () => {
        expect(await listActiveUsers({ search: 'idris', filters })).toMatchObject(shown);
      },
    );
  });
});
