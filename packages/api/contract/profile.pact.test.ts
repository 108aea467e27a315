import { MatchersV3 } from '@pact-foundation/pact';
import { messages, serverMessages } from '@perigee/domain';
import { profileServerMessages, usernameTooShort } from '@perigee/domain/profile';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  checkUsername,
  deleteCurrentUser,
  getCurrentUser,
  getUser,
  getUserNfts,
  getUserProfile,
  updateCurrentUser,
  type Nft,
  type User,
  type UsernameCheck,
} from '../src/index.ts';
import { given } from './given.ts';
import {
  aChangedPerson,
  anAcceptedPerson,
  aPublicProfile,
  aPublicUser,
  aSocialAccount,
  aWaitlistedPerson,
  aWallet,
  type Expected,
} from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { acceptedDater, waitlistedDater, waitlistEntry } = fixtures;
const userId = waitlistedDater.id;
const wish = 'marisol';
const unknownId = '999999';

const aDater = given('a signed-in dater', { userId });
const expired = given('an expired session', { userId });
const signInAgain = { status: 401, message: messages.signInAgain };

beforeAll(() => {
  clearArea('profile', [
    'getCurrentUser',
    'checkUsername',
    'updateCurrentUser',
    'getUser',
    'getUserProfile',
    'getUserNfts',
    'deleteCurrentUser',
  ]);
});

describe('getCurrentUser', () => {
  const operationId = 'getCurrentUser';

  it('shows a user on the waitlist to themselves', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for oneself, on the waitlist',
        given: given('a signed-in dater on the waitlist', {
          userId: waitlistedDater.id,
          position: waitlistEntry.position ?? 1,
        }),
        bearer: true,
      },
      { status: 200, body: aWaitlistedPerson },
      async () => {
        const { id, name, email, waitlist, waitlistStatus } = waitlistedDater;
        expect(await getCurrentUser()).toMatchObject({ id, name, email, waitlist, waitlistStatus });
      },
    ));

  it('shows an accepted user to themselves', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for oneself, accepted',
        given: given('a signed-in dater who was accepted', { userId: acceptedDater.id }),
        bearer: true,
      },
      { status: 200, body: anAcceptedPerson },
      async () => {
        const { id, username, profileImage, images, waitlistStatus, hNum } = acceptedDater;
        expect(await getCurrentUser()).toMatchObject({
          id,
          username,
          profileImage,
          images,
          waitlistStatus,
          hNum,
        });
      },
    ));

  it('shows a user the code by which they invite others', () =>
    succeeds(
      {
        operationId,
        receiving: "a request for oneself, with one's referral code",
        given: given('a signed-in dater with a referral code', {
          userId: acceptedDater.id,
          referralCode: fixtures.REFERRAL_CODE,
        }),
        bearer: true,
      },
      { status: 200, body: { inviteReferralCode: fixtures.REFERRAL_CODE } },
      async () => {
        const { inviteReferralCode } = fixtures.invitingDater;
        expect(await getCurrentUser()).toMatchObject({ inviteReferralCode });
      },
    ));
  it('shows a user their linked accounts and wallets', () => {
    const { socialAccounts, wallets } = fixtures.linkedDater;
    return succeeds(
      {
        operationId,
        receiving: 'a request for oneself, with a linked account and a wallet',
        given: given('a signed-in dater with a linked account and a wallet', {
          userId,
          accountId: fixtures.socialLink.account.id,
          walletId: fixtures.wallet.id,
          address: fixtures.wallet.address,
        }),
        bearer: true,
      },
      {
        status: 200,
        body: {
          socialAccounts: MatchersV3.eachLike(aSocialAccount),
          wallets: MatchersV3.eachLike(aWallet),
        } satisfies Expected<User>,
      },
      async () => {
        expect(await getCurrentUser()).toEqual({ socialAccounts, wallets });
      },
    );
  });

  it('refuses an expired session', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for oneself with an expired session',
        given: expired,
        bearer: true,
      },
      signInAgain,
      async (refusal) => {
        await expect(getCurrentUser()).rejects.toMatchObject(refusal);
      },
    ));
});

describe('checkUsername', () => {
  const operationId = 'checkUsername';
  const answer = (exists: boolean) => ({ exists }) satisfies UsernameCheck;

  it('says that a username is free', () =>
    succeeds(
      {
        operationId,
        receiving: 'the check of a username that is free',
        given: given('a username that nobody has', { username: wish }),
        path: { id: wish },
      },
      { status: 200, body: answer(false) },
      async () => {
        expect(await checkUsername(wish)).toEqual(fixtures.freeUsername);
      },
    ));

  it('says that a username is taken', () =>
    succeeds(
      {
        operationId,
        receiving: 'the check of a username that is taken',
        given: given('a username that another user has', { userId, username: wish }),
        path: { id: wish },
      },
      { status: 200, body: answer(true) },
      async () => {
        expect(await checkUsername(wish)).toEqual(fixtures.takenUsername);
      },
    ));

  it('refuses what cannot be a username', () =>
    refuses(
      {
        operationId,
        receiving: 'the check of a username that is too short',
        path: { id: 'm' },
      },
      { status: 422, message: usernameTooShort },
      async (refusal) => {
        await expect(checkUsername('m')).rejects.toMatchObject(refusal);
      },
    ));
});

describe('updateCurrentUser', () => {
  const operationId = 'updateCurrentUser';

  it('saves the profile steps', () => {
    const body = fixtures.profileStepsUpdate;
    return succeeds(
      { operationId, receiving: 'the profile steps', given: aDater, bearer: true, body },
      { status: 200, body: aChangedPerson(body) },
      async () => {
        expect(await updateCurrentUser(body)).toMatchObject({ id: userId, ...body });
      },
    );
  });

  it('saves answers on oneself', () => {
    const body = fixtures.profileAnswers;
    const { profile } = body;
    return succeeds(
      { operationId, receiving: 'answers on oneself', given: aDater, bearer: true, body },
      { status: 200, body: aChangedPerson({ profile }) },
      async () => {
        expect(await updateCurrentUser(body)).toMatchObject({ id: userId, profile });
      },
    );
  });

  it('saves answers on who is looked for', () => {
    const body = fixtures.preferenceAnswers;
    const preference = { minAge: 27, maxAge: 39 };
    const profile = { desiredMinAge: 27, desiredMaxAge: 39 };
    return succeeds(
      { operationId, receiving: 'answers on who is looked for', given: aDater, bearer: true, body },
      { status: 200, body: aChangedPerson({ preference, profile }) },
      async () => {
        expect(await updateCurrentUser(body)).toMatchObject({ id: userId, preference, profile });
      },
    );
  });

  it('puts uploaded photos on the profile', () => {
    const body = fixtures.photoOrder;
    const images = (body.images ?? []).map(({ id }, orderNo) => ({
      id,
      orderNo,
      profileImage: orderNo === 0,
    }));
    return succeeds(
      {
        operationId,
        receiving: 'photos in the order of their slots',
        given: given('a signed-in dater with uploaded photos', {
          userId,
          imageIds: images.map(({ id }) => id),
        }),
        bearer: true,
        body,
      },
      { status: 200, body: { images } },
      async () => {
        expect(await updateCurrentUser(body)).toMatchObject({ images });
      },
    );
  });

  it('refuses a photo of another user', () => {
    const body = { images: [{ id: 9 }] };
    return refuses(
      {
        operationId,
        receiving: 'a photo of another user',
        given: given('a signed-in dater and a photo of another user', { userId, imageId: 9 }),
        bearer: true,
        body,
      },
      { status: 422, message: profileServerMessages.notYourPhotos },
      async (refusal) => {
        await expect(updateCurrentUser(body)).rejects.toMatchObject(refusal);
      },
    );
  });

  it('refuses an expired session', () =>
    refuses(
      {
        operationId,
        receiving: 'a change of oneself with an expired session',
        given: expired,
        bearer: true,
        body: fixtures.profileAnswers,
      },
      signInAgain,
      async (refusal) => {
        await expect(updateCurrentUser(fixtures.profileAnswers)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses a username that another user has', () =>
    refuses(
      {
        operationId,
        receiving: 'a username that another user has',
        given: given('a username that another user has', { userId, username: wish }),
        bearer: true,
        body: { username: wish },
      },
      { status: 409, message: messages.username.taken },
      async (refusal) => {
        await expect(updateCurrentUser({ username: wish })).rejects.toMatchObject(refusal);
      },
    ));

  it.each([
    ['the birthdate of a child', { birthdate: '2020-01-01' }, messages.birthdate.tooYoung],
    ['a location without coordinates', { location: 'Toronto' }, messages.location.missing],
    [
      'desired ages that cross',
      { preference: { minAge: 40, maxAge: 30 } },
      serverMessages.agesCrossed,
    ],
  ])('refuses %s', (receiving, body, message) =>
    refuses(
      { operationId, receiving, given: aDater, bearer: true, body },
      { status: 422, message },
      async (refusal) => {
        await expect(updateCurrentUser(body)).rejects.toMatchObject(refusal);
      },
    ),
  );
});

const { publicUser, publicProfile } = fixtures;
const aMember = given('a member with a public profile', {
  userId: publicUser.id,
  username: publicUser.username ?? '',
});
const nobodyThere = given('a person who is not there', { userId: Number(unknownId) });

describe('getUser', () => {
  const operationId = 'getUser';

  it.each([
    ['id', String(publicUser.id)],
    ['username', publicUser.username ?? ''],
  ])('shows a member to everybody by %s', (by, id) =>
    succeeds(
      { operationId, receiving: `a request for a member by ${by}`, given: aMember, path: { id } },
      { status: 200, body: aPublicUser },
      async () => {
        expect(await getUser(id)).toEqual(publicUser);
      },
    ),
  );

  it('refuses an unknown user', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for a person who is not there',
        given: nobodyThere,
        path: { id: unknownId },
      },
      { status: 404, message: serverMessages.userNotFound },
      async (refusal) => {
        await expect(getUser(unknownId)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('getUserProfile', () => {
  const operationId = 'getUserProfile';
  const id = publicUser.username ?? '';

  it('shows a public profile to visitors', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request of a visitor for a public profile',
        given: aMember,
        path: { id },
      },
      { status: 200, body: aPublicProfile },
      async () => {
        expect(await getUserProfile(id)).toEqual(publicProfile);
      },
    ));

  it('shows a public profile to a signed-in user', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request of a signed-in user for their public profile',
        given: given('a signed-in dater who was accepted', { userId: acceptedDater.id }),
        bearer: true,
        path: { id: String(acceptedDater.id) },
      },
      { status: 200, body: { ...aPublicUser, accepted: true } },
      async () => {
        expect(await getUserProfile(String(acceptedDater.id))).toMatchObject({
          ...publicUser,
          accepted: true,
        });
      },
    ));

  it('refuses an unknown user', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for the public profile of a person who is not there',
        given: nobodyThere,
        path: { id: unknownId },
      },
      { status: 404, message: messages.profile.notFound },
      async (refusal) => {
        await expect(getUserProfile(unknownId)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('getUserNfts', () => {
  const operationId = 'getUserNfts';
  const id = String(publicUser.id);

  it('lists the NFTs of a member', () =>
    succeeds(
      {
        operationId,
        receiving: "a request for a member's NFTs",
        given: given('a signed-in dater and a member with an NFT', {
          userId,
          memberId: publicUser.id,
        }),
        bearer: true,
        path: { id },
      },
      {
        status: 200,
        body: MatchersV3.eachLike({
          nftImage: MatchersV3.string(fixtures.nft.nftImage),
        } satisfies Record<keyof Nft, unknown>),
      },
      async () => {
        expect(await getUserNfts(id)).toEqual([fixtures.nft]);
      },
    ));

  it('refuses an expired session', () =>
    refuses(
      {
        operationId,
        receiving: "a request for a member's NFTs with an expired session",
        given: expired,
        bearer: true,
        path: { id },
      },
      signInAgain,
      async (refusal) => {
        await expect(getUserNfts(id)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an unknown user', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for the NFTs of a person who is not there',
        given: aDater,
        bearer: true,
        path: { id: unknownId },
      },
      { status: 404, message: serverMessages.userNotFound },
      async (refusal) => {
        await expect(getUserNfts(unknownId)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('deleteCurrentUser', () => {
  const operationId = 'deleteCurrentUser';

  it('deletes the account', () =>
    succeeds(
      { operationId, receiving: 'the deletion of oneself', given: aDater, bearer: true },
      { status: 204 },
      async () => {
        expect(await deleteCurrentUser()).toBeUndefined();
      },
    ));

  it('refuses a host whose guests have paid', () =>
    refuses(
      {
        operationId,
        receiving: 'the deletion of oneself with paid tickets ahead',
        given: given('a signed-in host and a guest', {
          hostUserId: 11,
          eventId: fixtures.upcomingEvent.id,
          userId: fixtures.acceptedDater.id,
          ticketPrice: 35,
        }),
        bearer: true,
      },
      { status: 409, message: profileServerMessages.paidEventsAhead },
      async (refusal) => {
        await expect(deleteCurrentUser()).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an expired session', () =>
    refuses(
      {
        operationId,
        receiving: 'the deletion of oneself with an expired session',
        given: expired,
        bearer: true,
      },
      signInAgain,
      async (refusal) => {
        await expect(deleteCurrentUser()).rejects.toMatchObject(refusal);
      },
    ));
});
