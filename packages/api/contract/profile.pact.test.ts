import { MatchersV3 } from '@pact-foundation/pact';
import { fieldMessages, messages } from '@perigee/domain';
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
  type PublicProfile,
  type User,
  type UsernameCheck,
  type UserUpdate,
} from '../src/index.ts';
import { everythingOfAUser, fromState, given, type Given } from './given.ts';
import {
  aChangedPerson,
  aHostRecord,
  anAcceptedPerson,
  aNewcomer,
  aPhoto,
  aPreference,
  aPublicProfile,
  aPublicUser,
  aSocialAccount,
  aUserProfile,
  aUserWithEverything,
  aWaitlistedPerson,
  aWallet,
  oneOf,
  type Expected,
} from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { eachLike, reify, string } = MatchersV3;
const { publicUser } = fixtures;
/** A username that no account can be expected to have. */
const freeName = 'marisol_7q2x9w';
const unknownId = '999999';
const otherId = publicUser.id;

const anApplicant = given('a user', { role: 'applicant' });
const aNewApplicant = given('a user', { role: 'applicant', hasProfile: false });
const aMember = given('a user', { role: 'member' });
const another = given('another user', { role: 'member' });

/** A list that was sent, as a backend returns it: in any order. */
const listOf = (values: readonly string[]) => eachLike(oneOf(values, values[0] ?? ''));

const fieldsOf = (user: object) => Object.keys(user).toSorted();

beforeAll(() => {
  rewriteArea('profile', [
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

  it.each<[string, readonly Given[], Expected<User>]>([
    ['on the waitlist', [anApplicant], aWaitlistedPerson],
    ['who has only signed up', [aNewApplicant], aNewcomer],
    ['who is accepted', [aMember], anAcceptedPerson],
    [
      'with a referral code',
      [anApplicant, given('a referral code', { of: 'user' })],
      { inviteReferralCode: string(fixtures.REFERRAL_CODE) },
    ],
    [
      'with a linked account and a wallet',
      [aMember, given('a linked account', { of: 'user' }), given('a wallet', { of: 'user' })],
      { socialAccounts: eachLike(aSocialAccount), wallets: eachLike(aWallet) },
    ],
    [
      'with a subscription that is paused',
      [aMember, given('a subscription', { of: 'user', status: 'paused' })],
      { subscription: { status: 'paused' } },
    ],
    ['who is a host', [given('a user', { role: 'host' })], { Host: aHostRecord, admin: false }],
    ['who is an admin', [given('a user', { role: 'admin' })], { admin: true }],
  ])('shows a user %s to themselves', (kind, states, body) =>
    succeeds(
      {
        operationId,
        receiving: `a request of a user ${kind} for themselves`,
        given: states,
        bearer: true,
      },
      { status: 200, body },
      async () => {
        expect(fieldsOf(await getCurrentUser())).toEqual(fieldsOf(body));
      },
    ),
  );

  it('refuses an expired session', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for oneself with an expired session',
        given: [anApplicant, given('an expired session', {})],
        bearer: true,
      },
      { status: 401, message: messages.signInAgain },
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
      { operationId, receiving: 'the check of a username that is free', path: { id: freeName } },
      { status: 200, body: answer(false) },
      async () => {
        expect(await checkUsername(freeName)).toEqual(fixtures.freeUsername);
      },
    ));

  it('says that a username is taken', () => {
    const taken = publicUser.username ?? '';
    return succeeds(
      {
        operationId,
        receiving: 'the check of a username that is taken',
        given: another,
        path: { id: fromState('otherUsername', taken) },
      },
      { status: 200, body: answer(true) },
      async () => {
        expect(await checkUsername(taken)).toEqual(fixtures.takenUsername);
      },
    );
  });
});

describe('updateCurrentUser', () => {
  const operationId = 'updateCurrentUser';
  const { preferenceAnswers, profileAnswers } = fixtures;
  const profileSteps = { ...fixtures.profileStepsUpdate, username: freeName } satisfies UserUpdate;
  const { preference, ...fields } = profileSteps;
  const deckPreferences = {
    preference: { minAge: 27, maxAge: 39, genders: ['M', 'non_binary'], offsetRadius: 30 },
  } satisfies UserUpdate;

  it.each<[string, readonly Given[], UserUpdate, Expected<User>]>([
    [
      'the profile steps',
      [aNewApplicant],
      profileSteps,
      { ...aNewcomer, ...fields, preference: { genders: listOf(preference.genders) } },
    ],
    [
      'answers on oneself',
      [anApplicant],
      profileAnswers,
      aChangedPerson({ profile: { ...aUserProfile, ...profileAnswers.profile } }),
    ],
    [
      'answers on who is looked for',
      [anApplicant],
      preferenceAnswers,
      aChangedPerson({ preference: { ...aPreference, ...preferenceAnswers.preferences } }),
    ],
    [
      'preferences for the deck',
      [anApplicant],
      deckPreferences,
      aChangedPerson({
        preference: {
          ...aPreference,
          ...deckPreferences.preference,
          genders: listOf(deckPreferences.preference.genders),
        },
      }),
    ],
    [
      'an answer of a user who has everything',
      everythingOfAUser,
      profileAnswers,
      { ...aUserWithEverything, profile: { ...aUserProfile, ...profileAnswers.profile } },
    ],
  ])('saves %s', (receiving, states, body, saved) =>
    succeeds(
      { operationId, receiving, given: states, bearer: true, body },
      { status: 200, body: saved },
      async () => {
        expect(fieldsOf(await updateCurrentUser(body))).toEqual(fieldsOf(saved));
      },
    ),
  );

  // The form of the profile shows it at the username.
  it('refuses a username that another user has', () => {
    const username = publicUser.username ?? '';
    return refuses(
      {
        operationId,
        receiving: 'a username that another user has',
        given: [anApplicant, another],
        bearer: true,
        body: { username: fromState('otherUsername', username) },
      },
      { status: 409, message: fieldMessages.username.taken },
      async (refusal) => {
        await expect(updateCurrentUser({ username })).rejects.toMatchObject(refusal);
      },
    );
  });

  it('puts uploaded photos on the profile', () => {
    const body = fixtures.photoOrder;
    const [first, second] = body.images ?? [];
    const images = eachLike(aPhoto);
    return succeeds(
      {
        operationId,
        receiving: 'photos in the order of their slots',
        given: [aNewApplicant, given('two photos', { of: 'user' })],
        bearer: true,
        body: {
          images: [
            { id: fromState('secondImageId', first?.id ?? 0) },
            { id: fromState('imageId', second?.id ?? 0) },
          ],
        },
      },
      { status: 200, body: { images } satisfies Expected<User> },
      async () => {
        expect(await updateCurrentUser(body)).toEqual({ images: reify(images) });
      },
    );
  });
});

describe('getUser', () => {
  const id = String(otherId);

  it('shows a member to everybody', () =>
    succeeds(
      {
        operationId: 'getUser',
        receiving: 'a request for a member',
        given: another,
        path: { id: fromState('otherId', id) },
      },
      { status: 200, body: aPublicUser },
      async () => {
        expect(await getUser(id)).toEqual(publicUser);
      },
    ));
});

describe('getUserProfile', () => {
  const operationId = 'getUserProfile';
  const id = String(otherId);

  it('shows a public profile to visitors', () => {
    const username = publicUser.username ?? '';
    return succeeds(
      {
        operationId,
        receiving: 'a request of a visitor for a public profile',
        given: another,
        path: { id: fromState('otherUsername', username) },
      },
      { status: 200, body: aPublicProfile },
      async () => {
        expect(await getUserProfile(username)).toEqual(reify(aPublicProfile));
      },
    );
  });

  it('shows a public profile to a signed-in user', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request of a signed-in user for a public profile',
        given: [aMember, another],
        bearer: true,
        path: { id: fromState('otherId', id) },
      },
      { status: 200, body: aPublicProfile },
      async () => {
        expect(await getUserProfile(id)).toEqual(reify(aPublicProfile));
      },
    ));

  it('shows an applicant with the badge that says so', () => {
    const body = { accepted: false } satisfies Expected<PublicProfile>;
    return succeeds(
      {
        operationId,
        receiving: 'a request for the public profile of an applicant',
        given: given('another user', { role: 'applicant' }),
        path: { id: fromState('otherId', id) },
      },
      { status: 200, body },
      async () => {
        expect(await getUserProfile(id)).toEqual(body);
      },
    );
  });

  it('refuses an unknown user', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for the public profile of a person who is not there',
        path: { id: unknownId },
      },
      { status: 404, message: messages.profile.notFound },
      async (refusal) => {
        await expect(getUserProfile(unknownId)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('getUserNfts', () => {
  // The page of wallets asks for the NFTs of its own user.
  it('lists the NFTs of a user', () => {
    const id = String(fixtures.acceptedDater.id);
    return succeeds(
      {
        operationId: 'getUserNfts',
        receiving: "a request for one's NFTs",
        given: aMember,
        bearer: true,
        path: { id: fromState('userId', id) },
      },
      {
        status: 200,
        body: eachLike({ nftImage: string(fixtures.nft.nftImage) } satisfies Expected<Nft>),
      },
      async () => {
        expect(await getUserNfts(id)).toEqual([fixtures.nft]);
      },
    );
  });
});

describe('deleteCurrentUser', () => {
  it('deletes the account', () =>
    succeeds(
      {
        operationId: 'deleteCurrentUser',
        receiving: 'the deletion of oneself',
        given: anApplicant,
        bearer: true,
      },
      { status: 204 },
      async () => {
        expect(await deleteCurrentUser()).toBeUndefined();
      },
    ));
});
