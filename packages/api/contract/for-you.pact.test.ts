import { MatchersV3 } from '@pact-foundation/pact';
import { serverMessages } from '@perigee/domain';
import { likeServerMessages } from '@perigee/domain/likes';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  getCompatibility,
  hideDeckProfile,
  listAdminDeckProfiles,
  listDeckProfiles,
  resetSkippedProfiles,
  type CompatibilityScore,
  type Deck,
  type PublicProfile,
} from '../src/index.ts';
import { given } from './given.ts';
import { aPublicProfile, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { boolean, eachLike, integer, string } = MatchersV3;
const { acceptedDater, adminUser, compatibilityScore, deck, waitlistedDater } = fixtures;
const userId = waitlistedDater.id;
const otherId = acceptedDater.id;
const unknownId = '999999';

const withProfile = given('a signed-in dater and a profile in their deck', { userId, otherId });
const anAdmin = given('a signed-in admin and a profile in the decks', {
  adminId: adminUser.id,
  userId: otherId,
});

const aDeck = {
  profiles: [{ ...aPublicProfile, liked: boolean(false) } satisfies Expected<PublicProfile>],
} satisfies Expected<Deck>;

beforeAll(() => {
  clearArea('for-you');
});

describe('listDeckProfiles', () => {
  const operationId = 'listDeckProfiles';

  it('shows who fits', () =>
    succeeds(
      { operationId, receiving: 'a request for the deck', given: withProfile, bearer: true },
      { status: 200, body: aDeck },
      async () => {
        expect(await listDeckProfiles()).toEqual(deck);
      },
    ));

  it('shows nobody once everybody has been seen', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for the deck when everybody has been seen',
        given: given('a signed-in dater who passed a profile', { userId, otherId }),
        bearer: true,
      },
      { status: 200, body: { profiles: [] } satisfies Expected<Deck> },
      async () => {
        expect(await listDeckProfiles()).toEqual(fixtures.seenDeck);
      },
    ));
});

describe('resetSkippedProfiles', () => {
  it('brings back who was passed', () =>
    succeeds(
      {
        operationId: 'resetSkippedProfiles',
        receiving: 'a request to review skipped profiles',
        given: given('a signed-in dater who passed a profile', { userId, otherId }),
        bearer: true,
      },
      { status: 204 },
      async () => {
        expect(await resetSkippedProfiles()).toBeUndefined();
      },
    ));
});

describe('getCompatibility', () => {
  const operationId = 'getCompatibility';

  it('gives the score, in all and by attribute', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for the compatibility with a user',
        given: withProfile,
        bearer: true,
        path: { id: String(otherId) },
      },
      {
        status: 200,
        body: {
          score: integer(compatibilityScore.score),
          attributes: eachLike({ attribute: string('diet'), score: integer(100) }),
        } satisfies Expected<CompatibilityScore>,
      },
      async () => {
        expect(await getCompatibility(String(otherId))).toEqual({
          score: compatibilityScore.score,
          attributes: compatibilityScore.attributes.slice(0, 1),
        });
      },
    ));

  it('refuses an unknown user', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for the compatibility with an unknown user',
        given: withProfile,
        bearer: true,
        path: { id: unknownId },
      },
      { status: 404, message: likeServerMessages.personNotFound },
      async (refusal) => {
        await expect(getCompatibility(unknownId)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('listAdminDeckProfiles', () => {
  it('shows who is in the decks', () =>
    succeeds(
      {
        operationId: 'listAdminDeckProfiles',
        receiving: "a request for the admins' deck",
        given: anAdmin,
        bearer: true,
      },
      { status: 200, body: aDeck },
      async () => {
        expect(await listAdminDeckProfiles()).toEqual(deck);
      },
    ));
});

describe('hideDeckProfile', () => {
  const operationId = 'hideDeckProfile';

  it('hides a profile', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request to hide a profile from the decks',
        given: anAdmin,
        bearer: true,
        path: { id: String(otherId) },
      },
      { status: 204 },
      async () => {
        expect(await hideDeckProfile(String(otherId))).toBeUndefined();
      },
    ));

  it('refuses an unknown user', () =>
    refuses(
      {
        operationId,
        receiving: 'a request to hide an unknown user',
        given: anAdmin,
        bearer: true,
        path: { id: unknownId },
      },
      { status: 404, message: serverMessages.userNotFound },
      async (refusal) => {
        await expect(hideDeckProfile(unknownId)).rejects.toMatchObject(refusal);
      },
    ));
});
