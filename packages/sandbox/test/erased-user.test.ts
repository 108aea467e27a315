import { eventForm } from '@perigee/api/fixtures';
import type { EventReply, PortalReply } from '@perigee/api/zod';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schema } from '../src/db/database.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { going, insertGuests } from '../src/states/guests.ts';
import { admin } from '../src/states/people.ts';
import { datingIn } from './dating.ts';
import { eventSandbox, WHO, type Who } from './event-people.ts';
import { updatedPages } from './evenings.ts';
import { failed, NOW } from './harness.ts';
import { profileServerMessages } from '../src/profile/server-messages.ts';

const HOUR_MS = 60 * 60 * 1000;
const OVER = { startTime: new Date(NOW.getTime() - 48 * HOUR_MS), endTime: NOW };

const { sandbox, people } = await eventSandbox();
const dating = datingIn(sandbox);

const erase = async (userId: number) => {
  const token = await sandbox.context.tokens.session(userId);
  sandbox.pushes.length = 0;
  expect((await sandbox.call('DELETE', '/users/me', { token })).status).toBe(204);
};

describe('the events of a host who deletes the account', () => {
  const mailsTo = async (who: Who) =>
    (await sandbox.context.outbox.read(`${WHO[who]}@example.com`)).map(({ text }) => text);

  it('are cancelled for the users on the guest lists of those to come, who are told', async () => {
    await people.put({}, OVER, { status: 'archived' }, { hostId: 2 });
    await insertGuests(sandbox.context, [
      going({ eventId: 12, userId: WHO.man }, NOW),
      going({ eventId: 12, userId: WHO.woman, status: 'applied' }, NOW),
      going({ eventId: 12, userId: WHO.young, status: 'cancelled' }, NOW),
      going({ eventId: 13, userId: WHO.young }, NOW),
      going({ eventId: 14, userId: WHO.young }, NOW),
      going({ eventId: 15, userId: WHO.young }, NOW),
    ]);
    await erase(WHO.host);
    for (const who of ['man', 'woman'] as const) {
      expect(await mailsTo(who)).toEqual([expect.stringMatching(/ is cancelled: /)]);
    }
    expect(await mailsTo('young')).toEqual([]);
    expect(updatedPages(sandbox).toSorted((a, b) => a - b)).toEqual([WHO.man, WHO.woman]);
  });
});

describe('the likes and matches of a user who deletes the account', () => {
  const [LEAVING, MATCHED, LIKED, LIKING, PASSED, QUEUED] = [201, 202, 203, 204, 205, 206];
  const POINTS = 30;
  const like = (fromUserId: number, toUserId: number, points = 0) =>
    sandbox.db
      .insert(schema.likes)
      .values({ fromUserId, toUserId, liked: true, points, decidedAt: NOW });

  it('end on the open pages of the others', async () => {
    await dating.put(...[LEAVING, MATCHED, LIKED, LIKING, PASSED, QUEUED].map((id) => ({ id })));
    await dating.putMatch(LEAVING, MATCHED);
    await dating.putMatch(LEAVING, QUEUED, { matchedAt: new Date(NOW.getTime() + HOUR_MS) });
    await like(LEAVING, LIKED);
    await like(LIKING, LEAVING);
    await dating.decide(LEAVING, PASSED, { liked: false });
    await erase(LEAVING);
    expect(updatedPages(sandbox).toSorted((a, b) => a - b)).toEqual([MATCHED, LIKED, LIKING]);
  });

  it('return the points of likes without an answer to their senders', async () => {
    await dating.put({ id: LEAVING }, { id: MATCHED }, { id: LIKED }, { id: LIKING });
    const before = await dating.pointsOf(LIKING);
    await like(LIKING, LEAVING, POINTS);
    // An answer makes a match; so does an admin.
    await like(LIKED, LEAVING, POINTS);
    await dating.decide(LEAVING, LIKED, { liked: true });
    await like(MATCHED, LEAVING, POINTS);
    await dating.putMatch(LEAVING, MATCHED);
    await erase(LEAVING);
    expect(await dating.pointsOf(LIKING)).toBe(before + POINTS);
    expect(await dating.entriesOf(LIKING)).toEqual([POINTS]);
    expect(await dating.pointsOf(LIKED)).toBe(before);
    expect(await dating.pointsOf(MATCHED)).toBe(before);
  });
});

describe('the pictures of an admin who deletes the account', () => {
  const LEAVING = 2;
  const [COVER, VERTICAL, GALLERY, UNUSED] = [901, 902, 903, 904];
  const cover = async () => {
    const { body } = await people.as('host', 'GET', '/events/12');
    return (body as EventReply).event.image;
  };

  it('stay in the events of others, without an owner, and no others stay', async () => {
    const unique = { username: 'bea', email: 'bea@example.com', phoneNumber: '+12125550178' };
    const host = { id: 3, name: 'Bea', logo: null, linkId: null, level: '1' };
    await insertPeople(sandbox.db, [{ ...admin({ id: LEAVING, ...unique }, NOW), host }]);
    await people.put({}, { hostId: host.id });
    const own = { userId: LEAVING, path: '/pictures/covers/02.jpg' };
    await sandbox.db.insert(schema.images).values([
      { id: COVER, ...own, orderNo: 1 },
      { id: VERTICAL, ...own },
      { id: GALLERY, ...own },
      { id: UNUSED, ...own },
    ]);
    const isEvent = eq(schema.events.id, 12);
    const pictures = { imageId: COVER, verticalImageId: VERTICAL };
    await sandbox.db.update(schema.events).set(pictures).where(isEvent);
    await sandbox.db
      .insert(schema.eventGallery)
      .values({ eventId: 12, imageId: GALLERY, addedAt: NOW });
    const before = await cover();
    expect(before).toBeTruthy();

    await erase(LEAVING);
    expect(await cover()).toEqual(before);
    const [event] = await sandbox.db.select().from(schema.events).where(isEvent);
    expect(event).toMatchObject(pictures);
    const gallery = await sandbox.db.select().from(schema.eventGallery);
    expect(gallery.map(({ imageId }) => imageId)).toEqual([GALLERY]);
    const rows = await sandbox.db.select().from(schema.images).orderBy(schema.images.id);
    const ownerless = rows.filter(({ userId }) => userId === null);
    expect(ownerless.map(({ id, orderNo }) => [id, orderNo])).toEqual(
      [COVER, VERTICAL, GALLERY].map((id) => [id, null]),
    );
    expect(rows.some(({ id, userId }) => id === UNUSED || userId === LEAVING)).toBe(false);

    const taken = await people.as('host', 'PUT', '/users/me', { images: [{ id: COVER }] });
    expect(taken).toEqual(failed(422, profileServerMessages.notYourPhotos));
    const form = await people.as('otherHost', 'POST', '/events', {
      ...eventForm,
      imageData: COVER,
    });
    expect(form.status).toBe(422);
  });
});

describe('the payments of a guest who deletes the account', () => {
  const sales = async () => {
    const { body: portal } = await people.as('host', 'GET', '/events/portal');
    const { body: event } = await people.as('host', 'GET', '/events/12');
    return [(portal as PortalReply).totalSales, (event as EventReply).totalSales];
  };

  it('remain sales of the host, but for refunds that are due', async () => {
    await people.put({}, OVER, { hostId: 2 });
    const paid = { priceCents: 2050, paidAt: NOW };
    const refunded = { ...paid, status: 'cancelled', refundedAt: NOW } as const;
    await insertGuests(sandbox.context, [
      going({ eventId: 12, userId: WHO.man, ...paid }, NOW),
      going({ eventId: 12, userId: WHO.man, ...refunded }, NOW),
      going({ eventId: 13, userId: WHO.man, ...paid, status: 'cancelled' }, NOW),
      going({ eventId: 14, userId: WHO.man, ...paid }, NOW),
      going({ eventId: 13, userId: WHO.young, ...paid, status: 'cancelled', refundDue: true }, NOW),
    ]);
    expect(await sales()).toEqual([61.5, 20.5]);
    await erase(WHO.man);
    expect(await sales()).toEqual([61.5, 20.5]);
    await erase(WHO.young);
    expect(await sales()).toEqual([41, 20.5]);
  });
});
