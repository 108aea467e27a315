import { photoUpload, profileStepsUpdate } from '@perigee/api/fixtures';
import { UploadedImage, User } from '@perigee/api/zod';
import { limits } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { images } from '../src/db/schema/images.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { waiting } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { dataUrl, picture } from './uploads.ts';
import { profileServerMessages } from '../src/profile/server-messages.ts';

const [DATER, OTHER] = [1300, 1301];
const server = profileServerMessages;

const sandbox = await testSandbox();
let token: string;
beforeEach(async () => {
  token = await sandbox.context.tokens.session(DATER);
  const other = { id: OTHER, phoneNumber: '+12125550143', email: 'other@example.com' };
  await insertPeople(sandbox.db, [waiting({ id: DATER }, NOW), waiting(other, NOW)]);
});

const uploadAs = async (bearer: string) => {
  const reply = await sandbox.call('POST', '/images', { body: photoUpload, token: bearer });
  return UploadedImage.parse(reply.body).media;
};
const upload = async () => (await uploadAs(token)).id;
const arrange = (...ids: number[]) =>
  sandbox.call('PUT', '/users/me', { body: { images: ids.map((id) => ({ id })) }, token });
const photos = async () => {
  const { body } = await sandbox.call('GET', '/users/me', { token });
  return User.parse(body).images.map(({ id, orderNo, profileImage }) => [
    id,
    orderNo,
    profileImage,
  ]);
};
const moderate = (id: number, moderationStatus: 'Approved' | 'Rejected') =>
  sandbox.db
    .update(images)
    .set({ moderationStatus, rejectionReason: moderationStatus === 'Rejected' ? 'No face' : null })
    .where(eq(images.id, id));
const statusOf = async (id: number) => {
  const [row] = await sandbox.db.select().from(images).where(eq(images.id, id));
  return row?.moderationStatus;
};

describe('the photos of a profile', () => {
  it('stay in the order in which they are sent, with the first as the profile image', async () => {
    const [a, b, c] = [await upload(), await upload(), await upload()];
    const reply = await arrange(c, a, b);
    expect(reply.status).toBe(200);
    const user = User.parse(reply.body);
    expect(user.profileImage).toMatch(new RegExp(`/media/${c}-`));
    expect(await photos()).toEqual([
      [c, 0, true],
      [a, 1, false],
      [b, 2, false],
    ]);
  });

  it('are replaced, moved and taken off', async () => {
    const [a, b, c] = [await upload(), await upload(), await upload()];
    await arrange(a, b);
    await arrange(c, a);
    expect(await photos()).toEqual([
      [c, 0, true],
      [a, 1, false],
    ]);
    await arrange(b);
    expect(await photos()).toEqual([[b, 0, true]]);
  });

  it('are shown to others', async () => {
    const a = await upload();
    await arrange(a);
    const { body } = await sandbox.call('GET', `/users/${DATER}/profile`);
    expect(body).toMatchObject({ images: [{ id: a, moderationStatus: 'Pending' }] });
  });

  it('are not changed by a change of another field', async () => {
    const a = await upload();
    await arrange(a);
    await sandbox.call('PUT', '/users/me', { body: { gender: 'F' }, token });
    expect(await photos()).toEqual([[a, 0, true]]);
  });

  it('need an admin’s moderation when they are added, and once', async () => {
    const [a, b] = [await upload(), await upload()];
    await moderate(b, 'Approved'); // An event’s picture, for example, which no admin moderated as a photo.
    await arrange(a, b);
    expect([await statusOf(a), await statusOf(b)]).toEqual(['Pending', 'Pending']);
    await moderate(a, 'Approved');
    await arrange(b, a);
    expect(await statusOf(a)).toBe('Approved');
  });

  it('stay rejected when they are added again', async () => {
    const [a, b] = [await upload(), await upload()];
    await arrange(a, b);
    await moderate(b, 'Rejected');
    await arrange(a);
    await arrange(b, a);
    const { body } = await sandbox.call('GET', '/users/me', { token });
    expect(User.parse(body).images[0]).toMatchObject({
      id: b,
      moderationStatus: 'Rejected',
      rejectionReason: 'No face',
    });
  });

  it('must be the user’s own, each named once', async () => {
    const [a, b] = [await upload(), await upload()];
    await arrange(a);
    const foreign = await uploadAs(await sandbox.context.tokens.session(OTHER));
    for (const ids of [
      [b, foreign.id],
      [b, 99_999],
      [b, b],
    ]) {
      expect(await arrange(...ids)).toEqual(failed(422, server.notYourPhotos));
      expect(await photos()).toEqual([[a, 0, true]]);
    }
  });

  it.each([
    [500, 500],
    [500, 380],
    [390, 500],
  ])('must have the ratio of a profile image, and not %i by %i pixels', async (width, height) => {
    const body = { image: dataUrl('png', await picture(width, height).png().toBuffer()) };
    const reply = await sandbox.call('POST', '/images', { body, token });
    const { id } = UploadedImage.parse(reply.body).media;
    const cropped = await upload();
    expect(await arrange(cropped, id)).toEqual(
      failed(422, server.notCropped('images.1', limits.profileImage)),
    );
    expect(await photos()).toEqual([]);
  });

  it('may be smaller or larger than a profile image', async () => {
    for (const [width, height] of [
      [190, 250],
      [1520, 2000],
    ] as const) {
      const body = { image: dataUrl('jpeg', await picture(width, height).jpeg().toBuffer()) };
      const reply = await sandbox.call('POST', '/images', { body, token });
      const { id } = UploadedImage.parse(reply.body).media;
      expect((await arrange(id)).status).toBe(200);
    }
  });

  it('cannot be slots without a picture', async () => {
    const [empty] = await sandbox.db
      .insert(images)
      .values({ userId: DATER, path: null })
      .returning({ id: images.id });
    expect(await arrange(empty?.id ?? 0)).toEqual(failed(422, server.notYourPhotos));
  });

  it('do not mix when they are arranged twice at once', async () => {
    const ids = [await upload(), await upload(), await upload(), await upload()] as const;
    const [a, b, c, d] = ids;
    await arrange(a, b);
    await Promise.all([arrange(b, c), arrange(d, a), arrange(c, d, b)]);
    const slots = (await photos()).map(([, slot]) => slot);
    expect(slots).toEqual(slots.map((_, index) => index));
    expect((await photos()).filter(([, , isFirst]) => isFirst === true)).toHaveLength(1);
  });
});

describe('from a phone to a whole profile', () => {
  it('goes through the API alone', async () => {
    const { jwt, userId } = await sandbox.signUp({
      phoneNumber: '+12125550144',
      email: 'newcomer@example.com',
    });
    const change = (body: object) => sandbox.call('PUT', '/users/me', { body, token: jwt });
    const completed = async () => {
      const { body } = await sandbox.call('GET', '/application-status/me', { token: jwt });
      const { activities } = body as { activities: { action: string; completed: boolean }[] };
      return activities.filter((activity) => activity.completed).map(({ action }) => action);
    };
    const { username, birthdate, sexualOrientation, gender, preference } = profileStepsUpdate;
    const { profile, location, geoLat, geoLng, userAddress } = profileStepsUpdate;
    const steps = [
      { username },
      { birthdate },
      { sexualOrientation },
      { gender },
      { preference },
      { profile },
      { location, geoLat, geoLng, userAddress },
    ];
    for (const step of steps) expect((await change(step)).status).toBe(200);
    const { id } = await uploadAs(jwt);
    await change({ profile: { bio: 'Draws houses.' } });
    expect(await completed()).toEqual(['CREATE_ACCOUNT']);

    sandbox.pushes.length = 0;
    const reply = await change({ images: [{ id }] });
    expect(reply.body).toMatchObject({ completedOnboarding: true, newUser: false });
    expect(await completed()).toEqual(['CREATE_ACCOUNT', 'COMPLETE_PROFILE']);
    expect(sandbox.pushes).toEqual([
      { event: 'profileUpdate', userId, data: reply.body },
      { event: 'featuresUpdate', userId, data: ['SAVE_PAYMENT', 'INVITE_FRIEND'] },
    ]);
  });
});
