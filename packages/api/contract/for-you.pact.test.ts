import { MatchersV3 } from '@pact-foundation/pact';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  getCompatibility,
  hideDeckProfile,
  listAdminDeckProfiles,
  listDeckProfiles,
  resetSkippedProfiles,
  type AdminDeck,
  type AdminDeckProfile,
  type CompatibilityScore,
  type Deck,
} from '../src/index.ts';
import { fromState, given } from './given.ts';
import { aDeckProfile, someActivities, type Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { arrayContaining, eachLike, integer, reify, string } = MatchersV3;
const { compatibilityScore, memberForAdmins, publicUser } = fixtures;
const otherId = String(publicUser.id);
const other = { id: fromState('otherId', otherId) };

const another = given('another user', { role: 'member' });
const withProfile = [given('a user', { role: 'applicant' }), another];
const passed = [...withProfile, given('a pass', { from: 'user', to: 'other' })];
const admin = [given('a user', { role: 'admin' }), another];

beforeAll(() => {
  rewriteArea('for-you');
});

describe('listDeckProfiles', () => {
  const operationId = 'listDeckProfiles';
  const body = { profiles: eachLike(aDeckProfile) } satisfies Expected<Deck>;

  it('shows who fits', () =>
    succeeds(
      { operationId, receiving: 'a request for the deck', given: withProfile, bearer: true },
      { status: 200, body },
      async () => {
        expect(await listDeckProfiles()).toEqual(reify(body));
      },
    ));

  it('shows who fits within a radius', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for the deck within a radius',
        given: withProfile,
        bearer: true,
        query: { radius: '20' },
      },
      { status: 200, body },
      async () => {
        expect(await listDeckProfiles({ radius: 20 })).toEqual(reify(body));
      },
    ));
});

describe('resetSkippedProfiles', () => {
  it('brings back who was passed', () =>
    succeeds(
      {
        operationId: 'resetSkippedProfiles',
        receiving: 'a request to review skipped profiles',
        given: passed,
        bearer: true,
      },
      { status: 204 },
      async () => {
        expect(await resetSkippedProfiles()).toBeUndefined();
      },
    ));
});

describe('getCompatibility', () => {
  it('gives the score, and that of each attribute', () => {
    const { score } = compatibilityScore;
    const body = {
      score: integer(score),
      attributes: eachLike({ attribute: string('diet'), score: integer(100) }),
    } satisfies Expected<CompatibilityScore>;
    return succeeds(
      {
        operationId: 'getCompatibility',
        receiving: 'a request for the compatibility with a user',
        given: withProfile,
        bearer: true,
        path: other,
      },
      { status: 200, body },
      async () => {
        expect(await getCompatibility(otherId)).toEqual(reify(body));
      },
    );
  });
});

describe('listAdminDeckProfiles', () => {
  it('shows who is in the decks', () => {
    const profile = {
      ...aDeckProfile,
      accepted: true,
      instagramLink: string(memberForAdmins.instagramLink ?? ''),
      email: MatchersV3.email(memberForAdmins.email ?? undefined),
      phoneNumber: string(memberForAdmins.phoneNumber),
      gender: string('M'),
      genderPreference: eachLike(string('F')),
      hNum: integer(7),
      applicationStatuses: someActivities,
    } satisfies Expected<AdminDeckProfile>;
    // Others may be in the decks, with less of a profile.
    const body = { profiles: arrayContaining(profile) } satisfies Expected<AdminDeck>;
    return succeeds(
      {
        operationId: 'listAdminDeckProfiles',
        receiving: "a request for the admins' deck",
        given: admin,
        bearer: true,
      },
      { status: 200, body },
      async () => {
        const { email, phoneNumber, genderPreference } = memberForAdmins;
        expect(await listAdminDeckProfiles()).toMatchObject({
          profiles: [{ id: publicUser.id, email, phoneNumber, genderPreference, hNum: 7 }],
        });
      },
    );
  });
});

describe('hideDeckProfile', () => {
  it('hides a profile', () =>
    succeeds(
      {
        operationId: 'hideDeckProfile',
        receiving: 'a request to hide a profile from the decks',
        given: admin,
        bearer: true,
        path: other,
      },
      { status: 204 },
      async () => {
        expect(await hideDeckProfile(otherId)).toBeUndefined();
      },
    ));
});
