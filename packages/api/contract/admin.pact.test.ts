import { MatchersV3 } from '@pact-foundation/pact';
import { serverMessages } from '@perigee/domain';
import { adminMessages, adminServerMessages } from '@perigee/domain/admin';
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
import { Subscription } from '../src/zod.ts';
import { given } from './given.ts';
import { anAcceptedPerson, anInstant, oneOf, someActivities, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { activeUser, adminUser, hNumUpdate, memberForAdmins, photoRejection } = fixtures;
const { boolean, eachLike, integer, regex, string } = MatchersV3;
const userId = memberForAdmins.id;
const adminId = adminUser.id;
const id = String(userId);
const aMember = given('a signed-in admin and a member', { adminId, userId, imageId: 1 });
const unknownId = '999999';
const notFound = { status: 404, message: adminMessages.notFound };

beforeAll(() => {
  clearArea('admin', ['getAdminUser', 'updateAdminUser', 'deleteAdminUser', 'listActiveUsers']);
});

const { subscription } = memberForAdmins;
const aTimeOfApproval = anInstant('2026-09-01T10:00:00.000Z');
const genders = eachLike(string('F'));

/** Everything that the page of a member shows. */
const aMemberForAdmins = {
  ...anAcceptedPerson,
  id: userId,
  phoneNumber: string(memberForAdmins.phoneNumber),
  gender: string('M'),
  genderPreference: genders,
  approvedAt: aTimeOfApproval,
  instagramLink: string('https://www.instagram.com/idris.okafor'),
  applicationStatuses: someActivities,
  ignore: false,
  subscription: {
    status: oneOf(Subscription.shape.status.options, 'active'),
    active: boolean(true),
    amount: integer(subscription?.amount ?? 0),
    nextChargeAt: anInstant('2027-01-01T10:00:00.000Z'),
    migrateToReplacementPlanAfterCancellation: boolean(true),
  },
} satisfies Expected<AdminUser>;

describe('getAdminUser', () => {
  const operationId = 'getAdminUser';

  it('shows a member', () =>
    succeeds(
      {
        operationId,
        receiving: 'an admin’s request for a member',
        given: aMember,
        bearer: true,
        path: { id },
      },
      { status: 200, body: aMemberForAdmins },
      async () => {
        const { phoneNumber, approvedAt } = memberForAdmins;
        expect(await getAdminUser(id)).toMatchObject({
          id: userId,
          phoneNumber,
          approvedAt,
          genderPreference: ['F'],
          subscription,
        });
      },
    ));

  it('refuses an unknown user', () =>
    refuses(
      {
        operationId,
        receiving: 'an admin’s request for an unknown user',
        given: aMember,
        bearer: true,
        path: { id: unknownId },
      },
      notFound,
      async (refusal) => {
        await expect(getAdminUser(unknownId)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('updateAdminUser', () => {
  const operationId = 'updateAdminUser';
  const call = { operationId, bearer: true, path: { id } };

  it('changes the H number', () =>
    succeeds(
      { ...call, receiving: 'another H number', given: aMember, body: hNumUpdate },
      { status: 200, body: { id: userId, ...hNumUpdate } satisfies Expected<AdminUser> },
      async () => {
        expect(await updateAdminUser(id, hNumUpdate)).toMatchObject({ id: userId, ...hNumUpdate });
      },
    ));

  it('rejects a photo', () =>
    succeeds(
      { ...call, receiving: 'the rejection of a photo', given: aMember, body: photoRejection },
      {
        status: 200,
        body: { id: userId, images: photoRejection.images } satisfies Expected<AdminUser>,
      },
      async () => {
        expect(await updateAdminUser(id, photoRejection)).toMatchObject(photoRejection);
      },
    ));

  it('restores an account that is flagged', () => {
    const body = { ignore: false } as const;
    return succeeds(
      {
        ...call,
        receiving: 'the change of an account that is flagged',
        given: given('a signed-in admin and an account that is flagged', { adminId, userId }),
        body,
      },
      { status: 200, body: { id: userId, ...body } satisfies Expected<AdminUser> },
      async () => {
        expect(await updateAdminUser(id, body)).toMatchObject(body);
      },
    );
  });

  it('refuses to change an account that is not flagged', () => {
    const body = { ignore: false } as const;
    return refuses(
      { ...call, receiving: 'the change of an account that is not flagged', given: aMember, body },
      { status: 422, message: adminServerMessages.notFlagged },
      async (refusal) => {
        await expect(updateAdminUser(id, body)).rejects.toMatchObject(refusal);
      },
    );
  });

  it('refuses an unknown user', () =>
    refuses(
      {
        ...call,
        receiving: 'another H number of an unknown user',
        given: aMember,
        path: { id: unknownId },
        body: hNumUpdate,
      },
      notFound,
      async (refusal) => {
        await expect(updateAdminUser(unknownId, hNumUpdate)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('deleteAdminUser', () => {
  const call = { operationId: 'deleteAdminUser', given: aMember, bearer: true };

  it('deletes a member', () =>
    succeeds(
      { ...call, receiving: 'the deletion of a member', path: { id } },
      { status: 204 },
      async () => {
        expect(await deleteAdminUser(id)).toBeUndefined();
      },
    ));

  it('refuses an unknown user', () =>
    refuses(
      { ...call, receiving: 'the deletion of an unknown user', path: { id: unknownId } },
      notFound,
      async (refusal) => {
        await expect(deleteAdminUser(unknownId)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses the admin themselves', () =>
    refuses(
      {
        ...call,
        receiving: 'an admin’s deletion of their own account',
        path: { id: String(adminId) },
      },
      { status: 409, message: adminServerMessages.ownAccount },
      async (refusal) => {
        await expect(deleteAdminUser(String(adminId))).rejects.toMatchObject(refusal);
      },
    ));
});

describe('listActiveUsers', () => {
  const call = { operationId: 'listActiveUsers', given: aMember, bearer: true };
  const aRow = {
    id: userId,
    name: string(activeUser.name),
    birthdate: regex(String.raw`^\d{4}-\d{2}-\d{2}$`, '1991-08-30'),
    gender: string('M'),
    genderPreference: genders,
    hNum: integer(7),
    approvedAt: aTimeOfApproval,
    profileImage: string('/pictures/portraits/021.jpg'),
  } satisfies Expected<ActiveUser>;

  it('lists members', () =>
    succeeds(
      { ...call, receiving: 'a request for active users' },
      { status: 200, body: [aRow] },
      async () => {
        expect(await listActiveUsers()).toEqual([activeUser]);
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
    const query = { search: activeUser.name, filters };
    return succeeds(
      { ...call, receiving: 'a search for active users', query },
      { status: 200, body: [aRow] },
      async () => {
        expect(await listActiveUsers(query)).toEqual([activeUser]);
      },
    );
  });

  it('refuses filters that are no JSON', () => {
    const query = { filters: 'idris' };
    return refuses(
      { ...call, receiving: 'a search by filters that are no JSON', query },
      { status: 422, message: adminServerMessages.filtersMalformed },
      async (refusal) => {
        await expect(listActiveUsers(query)).rejects.toMatchObject(refusal);
      },
    );
  });
});

describe('a user who is not an admin', () => {
  it('sees no member', () =>
    refuses(
      {
        operationId: 'getAdminUser',
        receiving: 'a request for a member by a user who is not an admin',
        given: given('a signed-in dater', { userId }),
        bearer: true,
        path: { id },
      },
      { status: 403, message: serverMessages.adminsOnly },
      async (refusal) => {
        await expect(getAdminUser(id)).rejects.toMatchObject(refusal);
      },
    ));
});
