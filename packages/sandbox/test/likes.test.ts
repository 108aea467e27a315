import { LikeResult } from '@perigee/api/zod';
import { limits } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { subscriptions } from '../src/db/schema/membership.ts';
import { users } from '../src/db/schema/users.ts';
import { datingIn } from './dating.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { likeServerMessages } from '../src/likes/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const server = likeServerMessages;
const HER = 10;
const HIM = 20;
const OTHER = 30;
const LIKE = { liked: true };
const PASS = { liked: false };

const sandbox = await testSandbox();
const dating = datingIn(sandbox);
beforeEach(async () => {
  await dating.put(
    {
      id: HER,
      gender: 'F',
      preference: { genders: ['M'], minAge: null, maxAge: null },
      points: 100,
    },
    { id: HIM, points: 50 },
    { id: OTHER },
  );
});

const said = (matched: boolean) => ({ status: 200, body: { matched } });
const told = () => sandbox.pushes.filter(({ event }) => event === 'profileUpdate');

describe('a like', () => {
  it('is sent by a member whose free months ended in their pause', async () => {
    const free = { userId: HER, status: 'paused', amountCents: 0, createdAt: NOW } as const;
    const nextChargeAt = new Date(NOW.getTime() + 1000);
    await sandbox.db.insert(subscriptions).values({ ...free, nextChargeAt });
    expect(await dating.decide(HER, HIM, LIKE)).toEqual(failed(409, server.membershipPaused));
    sandbox.advance(1);
    expect(await dating.decide(HER, HIM, LIKE)).toMatchObject(said(false));
  });

  it('spends its points, and arrives with them', async () => {
    const reply = await dating.decide(HER, HIM, { ...LIKE, points: 40, comment: ' Hello ' });
    expect(reply).toMatchObject(said(false));
    expect(reply.body).toEqual(LikeResult.parse(reply.body));
    expect(await dating.pointsOf(HER)).toBe(60);
    expect(await dating.entriesOf(HER)).toEqual([-40]);
    expect(await dating.pointsOf(HIM)).toBe(50);
    expect((await dating.likesOf(HIM)).received).toMatchObject([
      { profile: { id: HER }, points: 40, comment: 'Hello' },
    ]);
    expect(told()).toMatchObject([{ userId: HER, data: { points: 60 } }, { userId: HIM }]);
  });

  it('needs neither points nor a comment', async () => {
    await dating.decide(HER, HIM, { ...LIKE, comment: '  ' });
    expect((await dating.likesOf(HIM)).received).toMatchObject([{ points: 0, comment: null }]);
    expect(await dating.entriesOf(HER)).toEqual([]);
  });

  it('takes a username for an id', async () => {
    expect(await dating.decide(HER, `DATER_${HIM}`, LIKE)).toMatchObject(said(false));
    expect(await dating.sentOf(HER)).toMatchObject([{ profile: { id: HIM } }]);
  });

  it('stays as it was first sent when it is sent again', async () => {
    await dating.decide(HER, HIM, { ...LIKE, points: 40 });
    expect(await dating.decide(HER, HIM, { ...LIKE, points: 40 })).toMatchObject(said(false));
    expect(await dating.decide(HER, HIM, { ...LIKE, points: 60 })).toMatchObject(said(false));
    expect(await dating.pointsOf(HER)).toBe(60);
    expect((await dating.sentOf(HER)).map(({ points }) => points)).toEqual([40]);
  });

  it('may follow a pass', async () => {
    await dating.decide(HER, HIM, PASS);
    expect(await dating.decide(HER, HIM, LIKE)).toMatchObject(said(false));
    expect((await dating.likesOf(HIM)).received).toHaveLength(1);
  });

  it('may use up all points, and no more', async () => {
    expect(await dating.decide(HIM, HER, { ...LIKE, points: 60 })).toEqual(
      failed(422, server.tooFewPoints(50)),
    );
    expect(await dating.storedLikes()).toEqual([]);
    expect(await dating.decide(HIM, HER, { ...LIKE, points: 50 })).toMatchObject(said(false));
    expect(await dating.pointsOf(HIM)).toBe(0);
  });

  it.each([
    ['points of no whole step', { ...LIKE, points: 15 }, server.pointsInSteps],
    [
      'fewer points than the least',
      { ...LIKE, points: 0 },
      serverMessages.fieldTooSmall('points', 10),
    ],
    ['points below nothing', { ...LIKE, points: -10 }, serverMessages.fieldTooSmall('points', 10)],
    [
      'a comment that is too long',
      { ...LIKE, comment: 'x'.repeat(limits.likeCommentLength + 1) },
      serverMessages.fieldTooLong('comment', limits.likeCommentLength),
    ],
    ['no decision', {}, serverMessages.fieldMissing('liked')],
    ['another field', { ...LIKE, matched: true }, serverMessages.fieldUnknown('matched')],
    ['a pass with points', { ...PASS, points: 10 }, server.passTakesNothing],
    ['a pass with a comment', { ...PASS, comment: 'No' }, server.passTakesNothing],
  ])('is refused with %s', async (_what, body, message) => {
    expect(await dating.decide(HER, HIM, body)).toEqual(failed(422, message));
    expect(await dating.storedLikes()).toEqual([]);
  });

  it.each([
    ['who keeps their profile to themselves', { profileVisible: false }],
    ['whose account is ignored', { ignore: true }],
    ['without a whole profile', { completedOnboarding: false }],
  ])('is refused for a user %s', async (_what, change) => {
    await dating.put({ id: 40 });
    await sandbox.db.update(users).set(change).where(eq(users.id, 40));
    expect(await dating.decide(HER, 40, LIKE)).toEqual(failed(404, server.personNotFound));
  });

  it.each(['999999', 'nobody', '99999999999', 'a-b'])('is refused for %s', async (name) => {
    expect(await dating.decide(HER, name, LIKE)).toEqual(failed(404, server.personNotFound));
  });

  it('is refused for the user’s own profile, by id and by username', async () => {
    expect(await dating.decide(HER, HER, LIKE)).toEqual(failed(422, server.oneself));
    expect(await dating.decide(HER, `dater_${HER}`, LIKE)).toEqual(failed(422, server.oneself));
  });

  it('is open to applicants, and closed while the membership is paused', async () => {
    await dating.put({ id: 40, waitlistStatus: 'pending' });
    expect(await dating.decide(40, HER, LIKE)).toMatchObject(said(false));

    const paused = { userId: HIM, status: 'paused', amountCents: 4900, createdAt: NOW } as const;
    await sandbox.db.insert(subscriptions).values(paused);
    expect(await dating.decide(HIM, HER, LIKE)).toEqual(failed(409, server.membershipPaused));
    expect(await dating.decide(HIM, HER, PASS)).toEqual(failed(409, server.membershipPaused));
    await dating.put({ id: 41, waitlistStatus: 'subscription-paused' });
    expect(await dating.decide(41, HER, LIKE)).toEqual(failed(409, server.membershipPaused));
  });
});

describe('a like that is returned', () => {
  it('makes one match, the lower id first, and notifies both members', async () => {
    await dating.decide(HIM, HER, { ...LIKE, points: 20 });
    sandbox.pushes.length = 0;
    expect(await dating.decide(HER, HIM, LIKE)).toMatchObject(said(true));
    expect(await dating.storedMatches()).toMatchObject([
      { firstUserId: HER, secondUserId: HIM, type: 'like', matchedAt: NOW, unmatchedAt: null },
    ]);
    expect(told().map(({ userId }) => userId)).toEqual([HER, HIM]);
    expect(await dating.decide(HER, HIM, LIKE)).toMatchObject(said(true));
    expect(await dating.decide(HIM, HER, { ...LIKE, points: 20 })).toMatchObject(said(true));
    expect(await dating.storedMatches()).toHaveLength(1);
    expect(await dating.pointsOf(HIM)).toBe(30);
  });

  it('cannot be passed any more', async () => {
    await dating.decide(HIM, HER, { ...LIKE, points: 20 });
    await dating.decide(HER, HIM, LIKE);
    expect(await dating.decide(HER, HIM, PASS)).toEqual(failed(409, server.alreadyMatched));
    expect(await dating.decide(HIM, HER, PASS)).toEqual(failed(409, server.alreadyMatched));
    expect(await dating.pointsOf(HIM)).toBe(30);
  });

  it('may come from a user who is in no deck', async () => {
    await dating.put({ id: 40, completedOnboarding: false, waitlistStatus: 'pending' });
    await dating.decide(40, HER, LIKE);
    expect(await dating.decide(HER, 40, LIKE)).toMatchObject(said(true));
  });
});

describe('a decline', () => {
  it('takes the request away and gives its points back, once', async () => {
    await dating.decide(HIM, HER, { ...LIKE, points: 50 });
    sandbox.pushes.length = 0;
    expect(await dating.decide(HER, HIM, PASS)).toMatchObject(said(false));
    expect((await dating.likesOf(HER)).received).toEqual([]);
    expect(await dating.pointsOf(HIM)).toBe(50);
    expect(told()).toMatchObject([{ userId: HIM, data: { points: 50 } }]);

    await dating.decide(HER, HIM, PASS);
    await dating.send(HER, 'POST', '/for-you/profiles/reset');
    await dating.decide(HER, HIM, PASS);
    await dating.decide(HIM, HER, PASS);
    expect(await dating.pointsOf(HIM)).toBe(50);
    expect(await dating.entriesOf(HIM)).toEqual([-50, 50]);
  });

  it('gives the points back when the sender withdraws', async () => {
    await dating.decide(HIM, HER, { ...LIKE, points: 50 });
    await dating.decide(HIM, HER, PASS);
    expect(await dating.pointsOf(HIM)).toBe(50);
    expect((await dating.likesOf(HER)).received).toEqual([]);
    expect(await dating.sentOf(HIM)).toEqual([]);
  });

  it('may be followed by a like', async () => {
    await dating.decide(HIM, HER, { ...LIKE, points: 50 });
    await dating.decide(HER, HIM, PASS);
    expect(await dating.decide(HER, HIM, LIKE)).toMatchObject(said(true));
    expect(await dating.pointsOf(HIM)).toBe(50);
  });
});

describe('at the same moment', () => {
  it('fifty likes of one user spend their points once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => dating.decide(HER, HIM, { ...LIKE, points: 30 })),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await dating.pointsOf(HER)).toBe(70);
    const spent = await dating.entriesOf(HER);
    process.stdout.write(`50 likes of 30 points at once: points spent ${spent.length} time\n`);
    expect(spent).toEqual([-30]);
    expect(await dating.storedLikes()).toHaveLength(1);
  });

  it('likes of different users spend no more points than the sender has', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => 50 + index);
    await dating.put(...ids.map((id) => ({ id })));
    const replies = await Promise.all(
      ids.map((id) => dating.decide(HER, id, { ...LIKE, points: 30 })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(await dating.pointsOf(HER)).toBe(10);
    expect(await dating.storedLikes()).toHaveLength(3);
  });

  it('two who like each other match once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? dating.decide(HER, HIM, LIKE) : dating.decide(HIM, HER, LIKE),
      ),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await dating.storedMatches()).toHaveLength(1);
    expect((await dating.likesOf(HER)).matches).toHaveLength(1);
    expect(new Set(told().map(({ userId }) => userId))).toEqual(new Set([HER, HIM]));
    // The first like notifies the liked user, the second notifies both users.
    expect(told()).toHaveLength(3);
  });

  it('several declines of a like give its points back once', async () => {
    await dating.decide(HIM, HER, { ...LIKE, points: 50 });
    await Promise.all(Array.from({ length: 10 }, () => dating.decide(HER, HIM, PASS)));
    expect(await dating.pointsOf(HIM)).toBe(50);
    expect(await dating.entriesOf(HIM)).toEqual([-50, 50]);
  });
});
