import { MatchersV3 } from '@pact-foundation/pact';
import { profileMessages } from '@perigee/domain/profile';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  addWallet,
  linkSocialAccount,
  removeWallet,
  reverseGeocode,
  startSocialLink,
  unlinkSocialAccount,
  uploadImage,
  type SocialAuthorization,
  type UploadedImage,
} from '../src/index.ts';
import { fromState, given } from './given.ts';
import type { Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { integer, regex, string } = MatchersV3;
const { account } = fixtures.socialLink;

const anApplicant = given('a user', { role: 'applicant' });

beforeAll(() => {
  rewriteArea('profile', [
    'uploadImage',
    'startSocialLink',
    'linkSocialAccount',
    'unlinkSocialAccount',
    'addWallet',
    'removeWallet',
    'reverseGeocode',
  ]);
});

describe('uploadImage', () => {
  it('stores a picture', () => {
    const { media } = fixtures.uploadedPhoto;
    return succeeds(
      {
        operationId: 'uploadImage',
        receiving: 'a picture to store',
        given: anApplicant,
        bearer: true,
        body: fixtures.photoUpload,
      },
      {
        status: 200,
        body: {
          media: { id: integer(media.id), url: string(media.url ?? '') },
        } satisfies Expected<UploadedImage>,
      },
      async () => {
        expect(await uploadImage(fixtures.photoUpload)).toEqual(fixtures.uploadedPhoto);
      },
    );
  });
});

describe('startSocialLink', () => {
  it('says where the other network asks', () => {
    const { platform } = account;
    const { url } = fixtures.socialAuthorization;
    return succeeds(
      {
        operationId: 'startSocialLink',
        receiving: 'the beginning of a link to another network',
        given: anApplicant,
        bearer: true,
        path: { platform },
      },
      {
        status: 200,
        // The page keeps the state of the address, to know the answer of the network by.
        body: {
          url: regex('^https?://.+[?&]state=.+$', url),
        } satisfies Expected<SocialAuthorization>,
      },
      async () => {
        expect(await startSocialLink(platform)).toEqual(fixtures.socialAuthorization);
      },
    );
  });
});

describe('linkSocialAccount', () => {
  const operationId = 'linkSocialAccount';
  const body = fixtures.socialLinkRequest;

  it('links an account', () =>
    succeeds(
      {
        operationId,
        receiving: 'what another network sent back',
        given: [anApplicant, given('a social link in progress', { of: 'user' })],
        bearer: true,
        body: {
          ...body,
          code: fromState('code', body.code),
          state: fromState('state', body.state),
        },
      },
      { status: 200 },
      async () => {
        expect(await linkSocialAccount(body)).toBeUndefined();
      },
    ));

  it('refuses a link that was not begun', () =>
    refuses(
      {
        operationId,
        receiving: 'what another network sent back for a link that was not begun',
        given: anApplicant,
        bearer: true,
        body,
      },
      { status: 422, message: profileMessages.linkFailed },
      async (refusal) => {
        await expect(linkSocialAccount(body)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('unlinkSocialAccount', () => {
  it('unlinks an account', () =>
    succeeds(
      {
        operationId: 'unlinkSocialAccount',
        receiving: 'the end of a link',
        given: [anApplicant, given('a linked account', { of: 'user' })],
        bearer: true,
        path: { id: fromState('accountId', String(account.id)) },
      },
      { status: 204 },
      async () => {
        expect(await unlinkSocialAccount(account.id)).toBeUndefined();
      },
    ));
});

describe('addWallet', () => {
  it('adds a wallet', () =>
    succeeds(
      {
        operationId: 'addWallet',
        receiving: 'a wallet',
        given: anApplicant,
        bearer: true,
        body: fixtures.walletRequest,
      },
      { status: 200 },
      async () => {
        expect(await addWallet(fixtures.walletRequest)).toBeUndefined();
      },
    ));
});

describe('removeWallet', () => {
  const { id } = fixtures.wallet;

  it('removes a wallet', () =>
    succeeds(
      {
        operationId: 'removeWallet',
        receiving: 'the removal of a wallet',
        given: [anApplicant, given('a wallet', { of: 'user' })],
        bearer: true,
        path: { id: fromState('walletId', String(id)) },
      },
      { status: 204 },
      async () => {
        expect(await removeWallet(id)).toBeUndefined();
      },
    ));
});

// No page reads the place: the app asks a geocoding service instead.
describe('reverseGeocode', () => {
  it('finds a place', () =>
    succeeds(
      {
        operationId: 'reverseGeocode',
        receiving: 'coordinates in a city',
        given: anApplicant,
        bearer: true,
        body: fixtures.coordinates,
      },
      { status: 200 },
      async () => {
        expect(await reverseGeocode(fixtures.coordinates)).toBeUndefined();
      },
    ));
});
