import { LikesOverview, SentLike } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../src/db/schema/users.ts';
import { datingIn } from './dating.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { likeServerMessages } from '../src/likes/server-messages.ts';

const server = likeServerMessages;
const HER = 10;
const HIM = 20;
const OTHER = 30;
const LIKE = { liked: true };
const PASS = { liked: false };
const DAY = 24 * 60 * 60;

const sandbox = await testSandbox();
const dating = datingIn(sandbox);
beforeEach(async () => {
  const preference = { genders: ['M'], minAge: null, maxAge: null };
  await dating.put({ id: HER, gender: 'F', preference, points: 100 }, { id: HIM }, { id: OTHER });
});

const receivedBy = async (id: number) =>
  (await dating.likesOf(id)).received.map(({ profile }) => profile.id);
const matchesOf = async (id: number) =>
  (await dating.likesOf(id)).matches.map(({ profile }) => profile.id);

describe('the overview', () => {
  it('has the shape of the spec and shows nothing private', async () => {
    await dating.decide(HIM, HER, LIKE);
    await dating.putMatch(HER, OTHER);
    const { body } = await dating.send(HER, 'GET', '/for-you');
    expect(body).toEqual(LikesOverview.parse(body));
    expect(JSON.stringify(body)).not.toMatch(/Okafor|@example\.com|\+1646/);
    const { body: sent } = await dating.send(HIM, 'GET', '/for-you/profiles/liked');
    expect(sent).toEqual([SentLike.parse((sent as object[])[0])]);
  });

  it('shows the newest first', async () => {
    await dating.decide(HIM, HER, LIKE);
    sandbox.advance(60);
    await dating.decide(OTHER, HER, LIKE);
    expect(await receivedBy(HER)).toEqual([OTHER, HIM]);
    await dating.decide(HER, OTHER, LIKE);
    sandbox.advance(60);
    await dating.decide(HER, HIM, LIKE);
    expect(await receivedBy(HER)).toEqual([]);
    expect(await matchesOf(HER)).toEqual([HIM, OTHER]);
    expect((await dating.sentOf(HER)).map(({ profile }) => profile.id)).toEqual([HIM, OTHER]);
  });

  it('shows each member the own likes', async () => {
    await dating.decide(HER, HIM, LIKE);
    expect(await receivedBy(HIM)).toEqual([HER]);
    expect(await receivedBy(HER)).toEqual([]);
    expect(await receivedBy(OTHER)).toEqual([]);
    expect(await dating.sentOf(HIM)).toEqual([]);
  });

  it('leaves out passes, and hidden members', async () => {
    await dating.decide(OTHER, HER, PASS);
    await dating.decide(HIM, HER, LIKE);
    await dating.decide(HER, HIM, LIKE);
    await dating.put({ id: 40 });
    await dating.decide(40, HER, LIKE);
    await dating.decide(HIM, 40, LIKE);
    await sandbox.db.update(users).set({ profileVisible: false }).where(eq(users.id, 40));
    expect(await receivedBy(HER)).toEqual([]);
    expect((await dating.sentOf(HIM)).map(({ profile }) => profile.id)).toEqual([HER]);
  });

  it('says of a sent like whether it became a match', async () => {
    await dating.decide(HER, HIM, { ...LIKE, points: 20 });
    await dating.decide(HER, OTHER, LIKE);
    await dating.decide(HIM, HER, LIKE);
    expect(await dating.sentOf(HER)).toMatchObject([
      { profile: { id: HIM }, points: 20, status: 'matched' },
      { profile: { id: OTHER }, points: 0, status: 'waiting' },
    ]);
  });
});

describe('a match that an admin queued', () => {
  const tomorrow = new Date(NOW.getTime() + DAY * 1000);

  it('appears from its day on', async () => {
    await dating.putMatch(HER, HIM, { matchedAt: tomorrow });
    expect(await matchesOf(HER)).toEqual([]);
    expect(await dating.deckOf(HER)).toContain(HIM);
    sandbox.advance(DAY);
    expect(await matchesOf(HER)).toEqual([HIM]);
    expect(await matchesOf(HIM)).toEqual([HER]);
    expect(await dating.deckOf(HER)).not.toContain(HIM);
  });

  it('cannot be ended before its day', async () => {
    const id = await dating.putMatch(HER, HIM, { matchedAt: tomorrow });
    const end = () => dating.send(HER, 'DELETE', `/users/me/matches/${id}`);
    expect(await end()).toEqual(failed(404, server.matchNotFound));
    sandbox.advance(DAY);
    expect((await end()).status).toBe(204);
  });

  it('appears at once when the two members like each other before its day', async () => {
    const id = await dating.putMatch(HER, HIM, { matchedAt: tomorrow });
    await dating.decide(HER, HIM, LIKE);
    expect(await dating.decide(HIM, HER, LIKE)).toMatchObject({ body: { matched: true } });
    expect(await dating.likesOf(HER)).toMatchObject({ matches: [{ id, profile: { id: HIM } }] });
    expect(await dating.storedMatches()).toHaveLength(1);
  });

  it('answers a like without taking its points', async () => {
    await dating.putMatch(HER, HIM);
    const reply = await dating.decide(HER, HIM, { ...LIKE, points: 30 });
    expect(reply).toMatchObject({ status: 200, body: { matched: true } });
    expect(await dating.pointsOf(HER)).toBe(100);
  });
});

describe('unmatching', () => {
  const matched = async () => {
    await dating.decide(HER, HIM, { ...LIKE, points: 20 });
    await dating.decide(HIM, HER, LIKE);
    const { matches } = await dating.likesOf(HER);
    return matches[0]?.id ?? Number.NaN;
  };
  const end = (userId: number, id: number | string) =>
    dating.send(userId, 'DELETE', `/users/me/matches/${id}`);

  it.each([
    ['the lower id', HER],
    ['the higher id', HIM],
  ])('is open to %s, and ends the match for both members permanently', async (_who, who) => {
    const id = await matched();
    expect((await end(who, id)).status).toBe(204);
    for (const [one, other] of [
      [HER, HIM],
      [HIM, HER],
    ] as const) {
      expect(await dating.likesOf(one)).toEqual({ received: [], matches: [] });
      expect(await dating.sentOf(one)).toEqual([]);
      await dating.send(one, 'POST', '/for-you/profiles/reset');
      expect(await dating.deckOf(one, '?radius=100')).not.toContain(other);
      expect(await dating.decide(one, other, LIKE)).toEqual(failed(404, server.personNotFound));
    }
    expect(await dating.deckOf(HER)).toEqual([OTHER]);
    expect(await dating.pointsOf(HER)).toBe(80);
  });

  it('is refused to other users, and the second time', async () => {
    const id = await matched();
    expect(await end(OTHER, id)).toEqual(failed(404, server.matchNotFound));
    expect(await matchesOf(HER)).toEqual([HIM]);
    expect((await end(HER, id)).status).toBe(204);
    expect(await end(HER, id)).toEqual(failed(404, server.matchNotFound));
    expect(await end(HIM, id)).toEqual(failed(404, server.matchNotFound));
  });

  it.each(['999', 'x', '-1', '99999999999'])('is refused for %s', async (id) => {
    expect(await end(HER, id)).toEqual(failed(404, server.matchNotFound));
  });

  it('happens once when both members request it at the same moment', async () => {
    const id = await matched();
    const replies = await Promise.all([end(HER, id), end(HIM, id), end(HER, id), end(HIM, id)]);
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(3);
  });

  it('lets an admin match the two members again', async () => {
    await end(HER, await matched());
    await dating.putMatch(HER, HIM);
    expect(await matchesOf(HIM)).toEqual([HER]);
    expect(await dating.decide(HIM, HER, LIKE)).toMatchObject({ body: { matched: true } });
  });
});

describe('without a session', () => {
  it.each([
    ['GET', '/for-you'],
    ['GET', '/for-you/profiles'],
    ['GET', '/for-you/profiles/liked'],
    ['POST', '/for-you/profiles/reset'],
    ['PUT', `/for-you/profiles/${HIM}/like`],
    ['GET', `/for-you/compatibility/${HIM}`],
    ['GET', '/for-you/admin/profiles'],
    ['DELETE', `/for-you/admin/profiles/${HIM}`],
    ['DELETE', '/users/me/matches/1'],
  ])('%s %s is closed', async (method, path) => {
    expect(await sandbox.call(method, path, { token: 'x' })).toEqual(
      failed(401, messages.signInAgain),
    );
  });
});
