import { nft, profiledDater, publicProfile, publicUser } from '@perigee/api/fixtures';
import { PublicProfile, PublicUser } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { usernameTooShort } from '@perigee/domain/profile';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { images } from '../src/db/schema/images.ts';
import { users } from '../src/db/schema/users.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { accepted, waiting } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const MEMBER = profiledDater.id;
const WAITING = 1300;
const portrait = 'http://sandbox.test/pictures/portraits/021.jpg';

const sandbox = await testSandbox();
beforeEach(async () => {
  const userAddress = { ...profiledDater.userAddress, streetName: 'Elm Street' };
  await insertPeople(sandbox.db, [
    accepted({ ...profiledDater, userAddress }, NOW),
    waiting({ id: WAITING, location: 'Lisbon, Portugal' }, NOW),
  ]);
  await sandbox.db.update(users).set({ geoLat: 43.651, geoLng: -79.383 });
});

const get = (id: string | number, part = '', token?: string) =>
  sandbox.call('GET', `/users/${id}${part}`, { token });
const profileOf = async (id: string | number) => (await get(id, '/profile')).body as PublicProfile;

const UNKNOWN = ['999', '0', '99999999999999999999', 'nobody', '%E0%A4%A', "x'--"];

describe('a public user', () => {
  it.each([String(MEMBER), 'idris', 'IDRIS'])('is found as %s', async (id) => {
    const { status, body } = await get(id);
    expect(status).toBe(200);
    expect(body).toEqual(PublicUser.parse(body));
    expect(body).toEqual({ ...publicUser, profileImage: portrait });
  });

  it.each(UNKNOWN)('is not found as %s', async (id) => {
    expect(await get(id)).toEqual(failed(404, serverMessages.userNotFound));
    expect(await get(id, '/profile')).toEqual(failed(404, messages.profile.notFound));
  });

  it('is not found before sign-up', async () => {
    const { id } = await sandbox.prove('+12125550150');
    expect((await get(id)).status).toBe(404);
    expect((await get(id, '/profile')).status).toBe(404);
  });
});

describe('a public profile', () => {
  it('has what the profile view shows', async () => {
    const profile = await profileOf('idris');
    expect(profile).toEqual(PublicProfile.parse(profile));
    expect(profile).toMatchObject({
      ...publicProfile,
      profileImage: portrait,
      images: [{ url: portrait, profileImage: true }],
    });
  });

  it('is the same for visitors and for signed-in users', async () => {
    const token = await sandbox.context.tokens.session(WAITING);
    const { body } = await get(MEMBER, '/profile', token);
    expect(body).toEqual(await profileOf(MEMBER));
  });

  it('and the public user contain nothing private', async () => {
    const said = JSON.stringify([(await get(MEMBER)).body, await profileOf(MEMBER)]);
    const { lastName, email, phoneNumber } = profiledDater;
    // The user chooses the handle of a linked profile, which may contain the name.
    expect(said).not.toContain(`"${lastName}`);
    expect(said).not.toContain(` ${lastName}`);
    for (const secret of [email, phoneNumber, 'Elm Street', '43.65', '-79.38', 'pending']) {
      expect(said).not.toContain(secret);
    }
  });

  it('has no pictures that were rejected or are missing, and the profile image first', async () => {
    await sandbox.db
      .update(images)
      .set({ moderationStatus: 'Rejected' })
      .where(eq(images.userId, MEMBER));
    expect(await profileOf(MEMBER)).toMatchObject({ images: [], profileImage: null });

    const picture = { userId: MEMBER, profileImage: false };
    await sandbox.db.insert(images).values([
      { ...picture, path: '/b.jpg', orderNo: 2 },
      { ...picture, path: null, orderNo: 1 },
      { ...picture, path: '/a.jpg', orderNo: 3, profileImage: true },
    ]);
    const profile = await profileOf(MEMBER);
    expect(profile.images.map(({ url }) => url)).toEqual([
      'http://sandbox.test/a.jpg',
      'http://sandbox.test/b.jpg',
    ]);
    expect(profile.profileImage).toBe('http://sandbox.test/a.jpg');
  });

  it('names the city, else the place as it was chosen', async () => {
    expect((await profileOf(MEMBER)).location).toBe('Toronto');
    expect((await profileOf(WAITING)).location).toBe('Lisbon, Portugal');
  });

  it('says of an application only whether it was accepted', async () => {
    expect((await profileOf(MEMBER)).accepted).toBe(true);
    expect((await profileOf(WAITING)).accepted).toBe(false);
  });
});

describe('the check of a username', () => {
  it.each([
    ['idris', true],
    ['IDRIS', true],
    ['marisol', false],
    ['me', true],
    ['idri_', false],
  ])('%s exists: %s', async (username, exists) => {
    expect(await get(username, '/exists')).toMatchObject({ status: 200, body: { exists } });
  });

  it.each([
    ['m', usernameTooShort],
    ['mari%20sol', serverMessages.usernameForm],
    ['1021', serverMessages.usernameForm],
  ])('refuses %s', async (username, message) => {
    expect(await get(username, '/exists')).toEqual(failed(422, message));
  });
});

describe('NFTs', () => {
  it('are one or none', async () => {
    const token = await sandbox.context.tokens.session(WAITING);
    expect((await get('idris', '/nfts', token)).body).toEqual([nft]);
    expect((await get(WAITING, '/nfts', token)).body).toEqual([]);
  });

  it.each(UNKNOWN)('of %s are not found', async (id) => {
    const token = await sandbox.context.tokens.session(WAITING);
    expect(await get(id, '/nfts', token)).toEqual(failed(404, serverMessages.userNotFound));
  });
});
