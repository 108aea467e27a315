import { memberForAdmins } from '@perigee/api/fixtures';
import { AdminUser } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { adminMessages } from '@perigee/domain/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { subscriptions } from '../src/db/schema/membership.ts';
import { images } from '../src/db/schema/images.ts';
import { users } from '../src/db/schema/users.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { admin, waiting } from '../src/states/people.ts';
import { ADMIN, asAdmin, memberOf } from './admin-people.ts';
import { createTestSandbox, failed, NOW } from './harness.ts';
import { adminServerMessages } from '../src/admin/server-messages.ts';

const [FIRST, SECOND, FLAGGED, APPLICANT] = [101, 102, 103, 104];
const UNKNOWN_NAMES = ['999', 'nobody', '0', "x'--"];
const notFound = failed(404, adminMessages.notFound);

const sandbox = await createTestSandbox();
let call: Awaited<ReturnType<typeof asAdmin>>;
beforeEach(async () => {
  const phone = '+12125550177';
  call = await asAdmin(sandbox, [
    memberOf(FIRST),
    memberOf(SECOND),
    memberOf(FLAGGED, { ignore: true }),
    waiting({ id: APPLICANT, email: 'applicant@example.com', phoneNumber: phone }, NOW),
  ]);
});
afterAll(() => sandbox.close());

const page = (user: number | string) => call('GET', `/v1/admin/users/${user}`);
const update = (user: number | string, body: unknown) =>
  call('PATCH', `/v1/admin/users/${user}`, { body });
const remove = (user: number | string) => call('DELETE', `/v1/admin/users/${user}`);
const photoOf = async (userId: number) => {
  const [image] = await sandbox.db.select().from(images).where(eq(images.userId, userId));
  if (image === undefined) throw new Error('There is no photo.');
  return image;
};

describe('the page of a member', () => {
  it('shows everything that the card and the boxes name', async () => {
    await sandbox.db.insert(subscriptions).values({
      userId: FIRST,
      planId: 1,
      status: 'paused',
      amountCents: 9900,
      nextChargeAt: NOW,
      createdAt: NOW,
    });
    const { status, body } = await page(FIRST);
    expect(status).toBe(200);
    expect(body).toEqual(AdminUser.parse(body));
    expect(body).toMatchObject({
      id: FIRST,
      username: `member_${FIRST}`,
      email: `member.${FIRST}@example.com`,
      phoneNumber: '+16465550101',
      gender: 'M',
      genderPreference: ['F'],
      preference: { genders: ['F'] },
      instagramLink: memberForAdmins.instagramLink,
      hNum: 7,
      applicationStatuses: memberForAdmins.applicationStatuses,
      subscription: { status: 'paused', active: true, amount: 9900 },
    });
  });

  it('shows missing values as null, empty or absent', async () => {
    const { body } = await page(APPLICANT);
    expect(body).toMatchObject({ genderPreference: [] });
    expect(body).not.toHaveProperty('subscription');
  });

  it.each([`member_${FIRST}`, `MEMBER_${FIRST}`])('is found by username: %s', async (name) => {
    expect((await page(name)).body).toMatchObject({ id: FIRST });
  });

  it.each(UNKNOWN_NAMES)('is not found for %s', async (name) => {
    expect(await page(name)).toEqual(notFound);
  });

  it('is not found for a user who only verified a phone', async () => {
    const { id } = await sandbox.prove('+12125550150');
    expect(await page(id)).toEqual(notFound);
  });
});

describe('a change', () => {
  it('sets the H number and nothing else', async () => {
    const { body: before } = await page(FIRST);
    const reply = await update(`member_${FIRST}`, { hNum: 10 });
    expect(reply).toMatchObject({ status: 200, body: { ...(before as AdminUser), hNum: 10 } });
    expect((await page(FIRST)).body).toEqual(reply.body);
    expect((await page(SECOND)).body).toMatchObject({ hNum: 7 });
  });

  it('reaches the open pages of the member', async () => {
    await update(FIRST, { hNum: 2 });
    const token = await sandbox.context.tokens.session(FIRST);
    const me = await sandbox.call('GET', '/users/me', { token });
    expect(sandbox.pushes).toEqual([{ event: 'profileUpdate', userId: FIRST, data: me.body }]);
    expect(me.body).toMatchObject({ hNum: 2 });
  });

  it('restores an account that is flagged, once', async () => {
    const reply = await update(FLAGGED, { ignore: false });
    expect(reply).toMatchObject({ status: 200, body: { ignore: false } });
    expect(await update(FLAGGED, { ignore: false })).toEqual(
      failed(422, adminServerMessages.notFlagged),
    );
  });

  it('is refused as a whole when it restores an account that is not flagged', async () => {
    expect(await update(FIRST, { ignore: false, hNum: 1 })).toEqual(
      failed(422, adminServerMessages.notFlagged),
    );
    expect((await page(FIRST)).body).toMatchObject({ hNum: 7 });
    expect(sandbox.pushes).toEqual([]);
  });

  it('rejects a photo with a reason, and hides the photo from other users', async () => {
    const { id } = await photoOf(FIRST);
    const rejection = { id, moderationStatus: 'Rejected', rejectionReason: ' Too dark ' };
    const reply = await update(FIRST, { images: [rejection] });
    expect(reply.body).toMatchObject({
      images: [{ id, moderationStatus: 'Rejected', rejectionReason: 'Too dark' }],
    });
    const open = await sandbox.call('GET', `/users/${FIRST}/profile`);
    expect(open.body).toMatchObject({ images: [], profileImage: null });
  });

  it('approves a photo again, and removes the reason', async () => {
    const { id } = await photoOf(FIRST);
    await update(FIRST, {
      images: [{ id, moderationStatus: 'Rejected', rejectionReason: 'Too dark' }],
    });
    const reply = await update(FIRST, {
      images: [{ id, moderationStatus: 'Approved', rejectionReason: 'Left over' }],
    });
    expect(reply.body).toMatchObject({
      images: [{ id, moderationStatus: 'Approved', rejectionReason: null }],
    });
  });

  it('is refused as a whole when it contains a photo of another user', async () => {
    const [own, other] = [await photoOf(FIRST), await photoOf(SECOND)];
    const decisions = [own, other].map(({ id }) => ({
      id,
      moderationStatus: 'Rejected',
      rejectionReason: 'Too dark',
    }));
    expect(await update(FIRST, { images: decisions })).toEqual(
      failed(422, adminServerMessages.photoOfSomeoneElse),
    );
    expect([await photoOf(FIRST), await photoOf(SECOND)]).toEqual([own, other]);
  });

  it('is refused for a picture that is not on a profile', async () => {
    const [cover] = await sandbox.db
      .insert(images)
      .values({ userId: FIRST, path: '/pictures/covers/01.jpg' })
      .returning();
    const reply = await update(FIRST, {
      images: [{ id: cover?.id, moderationStatus: 'Approved' }],
    });
    expect(reply).toEqual(failed(422, adminServerMessages.photoOfSomeoneElse));
  });

  it.each(UNKNOWN_NAMES)('finds no user for %s', async (name) => {
    expect(await update(name, { hNum: 2 })).toEqual(notFound);
  });
});

describe('a deletion', () => {
  it('erases a member like a deletion by the member', async () => {
    const token = await sandbox.context.tokens.session(FIRST);
    expect((await remove(`member_${FIRST}`)).status).toBe(204);
    expect(await page(FIRST)).toEqual(notFound);
    expect(await sandbox.call('GET', '/users/me', { token })).toEqual(
      failed(401, messages.signInAgain),
    );
    expect((await sandbox.signUp({ phoneNumber: '+16465550101' })).userId).not.toBe(FIRST);
  });

  it.each(UNKNOWN_NAMES)('finds no user for %s', async (name) => {
    expect(await remove(name)).toEqual(notFound);
  });

  it('is refused for the admin’s own account', async () => {
    for (const name of [ADMIN, 'ada']) {
      expect(await remove(name)).toEqual(failed(409, adminServerMessages.ownAccount));
    }
  });

  const secondAdmin = {
    id: 2,
    username: 'bea',
    email: 'bea@example.com',
    phoneNumber: '+12125550178',
  };

  it('is possible for another admin', async () => {
    await insertPeople(sandbox.db, [admin(secondAdmin, NOW)]);
    expect((await remove(2)).status).toBe(204);
  });

  it('leaves one of two admins who delete each other', async () => {
    await insertPeople(sandbox.db, [admin(secondAdmin, NOW)]);
    const token = await sandbox.context.tokens.session(2);
    const replies = await Promise.all([
      remove(2),
      sandbox.call('DELETE', `/v1/admin/users/${ADMIN}`, { token }),
    ]);
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    const left = await sandbox.db.select().from(users).where(eq(users.admin, true));
    expect(left).toHaveLength(1);
  });
});
