import { MatchersV3 } from '@pact-foundation/pact';
import { profileMessages, profileServerMessages } from '@perigee/domain/profile';
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
} from '../src/index.ts';
import { given } from './given.ts';
import { aSocialAccount, aWallet } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { integer, number, regex, string } = MatchersV3;
const server = profileServerMessages;
const { linkFailed } = profileMessages;
const userId = fixtures.waitlistedDater.id;
const { account } = fixtures.socialLink;
const nothing = 999_999;

const aDater = given('a signed-in dater', { userId });
const anOwner = given('a signed-in dater with a linked account and a wallet', {
  userId,
  accountId: account.id,
  walletId: fixtures.wallet.id,
  address: fixtures.wallet.address,
});

beforeAll(() => {
  clearArea('profile', [
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
  const operationId = 'uploadImage';

  it('stores a picture', () => {
    const { media } = fixtures.uploadedPhoto;
    return succeeds(
      {
        operationId,
        receiving: 'a picture to store',
        given: aDater,
        bearer: true,
        body: fixtures.photoUpload,
      },
      {
        status: 200,
        body: { media: { id: integer(media.id), url: string(media.url ?? '') } },
      },
      async () => {
        expect(await uploadImage(fixtures.photoUpload)).toEqual(fixtures.uploadedPhoto);
      },
    );
  });

  it('refuses what is no picture', () => {
    const body = { image: 'data:image/png;base64,aGVsbG8=' };
    return refuses(
      { operationId, receiving: 'text for a picture', given: aDater, bearer: true, body },
      { status: 422, message: server.notAnImage },
      async (refusal) => {
        await expect(uploadImage(body)).rejects.toMatchObject(refusal);
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
        given: aDater,
        bearer: true,
        path: { platform },
      },
      { status: 200, body: { url: regex('^https?://.+$', url) } },
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
        given: given('a signed-in dater who comes back from another network', { userId, ...body }),
        bearer: true,
        body,
      },
      { status: 200, body: { account: aSocialAccount } },
      async () => {
        expect(await linkSocialAccount(body)).toEqual(fixtures.socialLink);
      },
    ));

  it('refuses a state that nobody waits for', () =>
    refuses(
      {
        operationId,
        receiving: 'a state that nobody waits for',
        given: aDater,
        bearer: true,
        body,
      },
      { status: 422, message: linkFailed },
      async (refusal) => {
        await expect(linkSocialAccount(body)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('unlinkSocialAccount', () => {
  const operationId = 'unlinkSocialAccount';

  it('unlinks an account', () =>
    succeeds(
      {
        operationId,
        receiving: 'the end of a link',
        given: anOwner,
        bearer: true,
        path: { id: String(account.id) },
      },
      { status: 204 },
      async () => {
        expect(await unlinkSocialAccount(account.id)).toBeUndefined();
      },
    ));

  it('refuses an account that is not linked', () =>
    refuses(
      {
        operationId,
        receiving: 'the end of a link that is not there',
        given: aDater,
        bearer: true,
        path: { id: String(nothing) },
      },
      { status: 404, message: server.accountNotFound },
      async (refusal) => {
        await expect(unlinkSocialAccount(nothing)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('addWallet', () => {
  const operationId = 'addWallet';
  const add = (address: string) => addWallet({ address });

  it('adds a wallet', () =>
    succeeds(
      {
        operationId,
        receiving: 'a wallet',
        given: aDater,
        bearer: true,
        body: fixtures.walletRequest,
      },
      { status: 200, body: aWallet },
      async () => {
        expect(await addWallet(fixtures.walletRequest)).toEqual(fixtures.wallet);
      },
    ));

  it.each([
    ['a wallet that is there already', 409, fixtures.wallet.address, server.walletTaken],
    ['what is no address', 422, '0x12', server.walletAddress],
  ])('refuses %s', (receiving, status, address, message) =>
    refuses(
      { operationId, receiving, given: anOwner, bearer: true, body: { address } },
      { status, message },
      async (refusal) => {
        await expect(add(address)).rejects.toMatchObject(refusal);
      },
    ),
  );
});

describe('removeWallet', () => {
  const operationId = 'removeWallet';

  it('removes a wallet', () =>
    succeeds(
      {
        operationId,
        receiving: 'the removal of a wallet',
        given: anOwner,
        bearer: true,
        path: { id: String(fixtures.wallet.id) },
      },
      { status: 204 },
      async () => {
        expect(await removeWallet(fixtures.wallet.id)).toBeUndefined();
      },
    ));

  it('refuses a wallet that is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'the removal of a wallet that is not there',
        given: aDater,
        bearer: true,
        path: { id: String(nothing) },
      },
      { status: 404, message: server.walletNotFound },
      async (refusal) => {
        await expect(removeWallet(nothing)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('reverseGeocode', () => {
  const operationId = 'reverseGeocode';
  const { location, geoLat, geoLng, userAddress } = fixtures.place;

  it('finds a place', () =>
    succeeds(
      {
        operationId,
        receiving: 'coordinates in a city',
        given: aDater,
        bearer: true,
        body: fixtures.coordinates,
      },
      {
        status: 200,
        body: {
          location: string(location),
          geoLat: number(geoLat),
          geoLng: number(geoLng),
          userAddress: {
            locality: string(userAddress.locality ?? ''),
            region: string(userAddress.region ?? ''),
            country: string(userAddress.country ?? ''),
          },
        },
      },
      async () => {
        expect(await reverseGeocode(fixtures.coordinates)).toEqual(fixtures.place);
      },
    ));

  it('refuses coordinates far from any city', () =>
    refuses(
      {
        operationId,
        receiving: 'coordinates far from any city',
        given: aDater,
        bearer: true,
        body: fixtures.farCoordinates,
      },
      { status: 404, message: server.placeNotFound },
      async (refusal) => {
        await expect(reverseGeocode(fixtures.farCoordinates)).rejects.toMatchObject(refusal);
      },
    ));
});
