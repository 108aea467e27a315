import { MatchFeedback, MatchRecommendation, MatchRow } from '@perigee/api/zod';
import { nextMatchDay } from '@perigee/domain/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { matchFeedback, matchRecommendations } from '../src/db/schema/admin.ts';
import { matches } from '../src/db/schema/likes.ts';
import { ADMIN, asAdmin, memberOf } from './admin-people.ts';
import { updatedPages } from './evenings.ts';
import { createTestSandbox, failed, NOW } from './harness.ts';
import { adminServerMessages } from '../src/admin/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const [FIRST, SECOND, THIRD] = [101, 102, 103];
const DAY = 24 * 60 * 60;
const userNotFound = failed(404, serverMessages.userNotFound);

const sandbox = await createTestSandbox();
let call: Awaited<ReturnType<typeof asAdmin>>;
beforeEach(async () => {
  call = await asAdmin(
    sandbox,
    [FIRST, SECOND, THIRD].map((id) => memberOf(id)),
  );
});
afterAll(() => sandbox.close());

const seconds = (moment: Date) => moment.getTime() / 1000;
const queue = (userId: number, profileId: number, activatesAt?: string) =>
  call('POST', '/v1/admin/matches', { body: { userId, profileId, activatesAt } });
const list = async () => {
  const { status, body } = await call('GET', '/v1/admin/matches');
  expect(status).toBe(200);
  return body as MatchRow[];
};

describe('a queued match', () => {
  it('is for the day that was chosen', async () => {
    const { status, body } = await queue(SECOND, FIRST, '2026-12-24');
    expect(status).toBe(200);
    expect(body).toEqual(MatchRow.parse(body));
    expect(body).toMatchObject({
      firstUserId: FIRST,
      firstUserName: `Member ${FIRST}`,
      secondUserId: SECOND,
      secondUserName: `Member ${SECOND}`,
      type: 'queued',
      preferredDate: '2026-12-24',
      timestamp: seconds(new Date('2026-12-24')),
    });
    expect(await list()).toEqual([body]);
  });

  it('is for the next match day where none was chosen', async () => {
    expect((await queue(FIRST, SECOND)).body).toMatchObject({
      preferredDate: null,
      timestamp: seconds(new Date(nextMatchDay(NOW))),
    });
  });

  it('may be for today, not for yesterday', async () => {
    expect((await queue(FIRST, SECOND, '2026-12-01')).status).toBe(200);
    expect(await queue(FIRST, THIRD, '2026-11-30')).toEqual(
      failed(422, adminServerMessages.matchDayPast),
    );
  });

  it('updates the open pages of both if it is for today, and of neither if it is for later', async () => {
    sandbox.pushes.length = 0;
    await queue(FIRST, THIRD, '2026-12-24');
    expect(updatedPages(sandbox)).toEqual([]);
    await queue(SECOND, FIRST, '2026-12-01');
    expect(updatedPages(sandbox)).toEqual([FIRST, SECOND]);
  });

  it('needs two different users who exist', async () => {
    expect(await queue(FIRST, FIRST)).toEqual(failed(422, adminServerMessages.matchWithOneself));
    expect(await queue(FIRST, 999)).toEqual(userNotFound);
    expect(await queue(999, FIRST)).toEqual(userNotFound);
    const { id } = await sandbox.prove('+12125550150');
    expect(await queue(FIRST, id)).toEqual(userNotFound);
    expect(await list()).toEqual([]);
  });

  it.each([
    [FIRST, SECOND],
    [SECOND, FIRST],
  ])('is not queued twice: %i and %i', async (one, other) => {
    await queue(FIRST, SECOND);
    expect(await queue(one, other, '2026-12-24')).toEqual(
      failed(409, adminServerMessages.matchedAlready),
    );
  });

  it('is queued once of several requests at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0 ? queue(FIRST, SECOND) : queue(SECOND, FIRST),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await list()).toHaveLength(1);
  });

  it('may be queued again once a match is over', async () => {
    const { body } = await queue(FIRST, SECOND);
    const { id } = body as MatchRow;
    await sandbox.db.update(matches).set({ unmatchedAt: NOW }).where(eq(matches.id, id));
    expect(await list()).toEqual([]);
    expect((await queue(FIRST, SECOND)).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });
});

describe('the list of matches', () => {
  it('has the newest first, queued matches included', async () => {
    const matchedAt = new Date('2026-11-20T10:00:00Z');
    await sandbox.db
      .insert(matches)
      .values({ firstUserId: FIRST, secondUserId: THIRD, type: 'like', matchedAt });
    await queue(FIRST, SECOND, '2026-12-24');
    await queue(SECOND, THIRD, '2026-12-10');
    const rows = await list();
    expect(rows.map(({ type, timestamp }) => [type, timestamp])).toEqual([
      ['queued', seconds(new Date('2026-12-24'))],
      ['queued', seconds(new Date('2026-12-10'))],
      ['like', seconds(matchedAt)],
    ]);
  });
});

const CALLS = ['/v1/admin/matches/recommendations', '/v1/admin/match-feedback'];

describe.each(CALLS)('%s', (path) => {
  it.each([
    ['', serverMessages.fieldMissing('userId')],
    ['?userId=', serverMessages.fieldMissing('userId')],
    ['?userId=idris', serverMessages.fieldOfWrongType('userId', 'a number')],
    ['?userId=1.5', serverMessages.fieldOfWrongType('userId', 'a whole number')],
    ['?userId=0', serverMessages.fieldTooSmall('userId', 1)],
    ['?userId=99999999999', serverMessages.fieldTooBig('userId', 2_147_483_647)],
    ['?userId=101&page=2', serverMessages.fieldUnknown('page')],
  ])('refuses the query "%s"', async (query, message) => {
    expect(await call('GET', path + query)).toEqual(failed(422, message));
  });

  it('does not find an unknown user', async () => {
    expect(await call('GET', `${path}?userId=999`)).toEqual(userNotFound);
  });

  it('is empty for a user without entries', async () => {
    expect(await call('GET', `${path}?userId=${THIRD}`)).toMatchObject({ status: 200, body: [] });
  });
});

describe('recommendations', () => {
  const recommend = (firstUserId: number, secondUserId: number, daysAgo: number) => {
    const createdAt = new Date(NOW.getTime() - daysAgo * DAY * 1000);
    const flags = { visible: true, revealed: false, accepted: false };
    return sandbox.db.insert(matchRecommendations).values({
      firstUserId,
      secondUserId,
      createdAt,
      ...flags,
      declined: true,
      matched: false,
      purpose: 'weekly',
      expiresAt: new Date(createdAt.getTime() + 7 * DAY * 1e3),
    });
  };

  it('are those of one user, on either side, the newest first', async () => {
    await recommend(FIRST, SECOND, 9);
    await recommend(THIRD, FIRST, 2);
    await recommend(SECOND, THIRD, 1);
    const { body } = await call('GET', `/v1/admin/matches/recommendations?userId=${FIRST}`);
    const rows = body as MatchRecommendation[];
    for (const row of rows) expect(MatchRecommendation.parse(row)).toEqual(row);
    expect(rows).toMatchObject([
      { firstUserId: THIRD, firstName: `Member${THIRD}`, secondUserId: FIRST, declined: true },
      {
        firstUserId: FIRST,
        secondName: `Member${SECOND}`,
        purpose: 'weekly',
        createdAt: '2026-11-22T12:00:00.000Z',
        expiresAt: '2026-11-29T12:00:00.000Z',
      },
    ]);
  });
});

describe('notes on matches', () => {
  const note = (userId: number, text: string) =>
    call('POST', '/v1/admin/match-feedback', { body: { userId, text } });
  const notesOn = async (userId: number) => {
    const { body } = await call('GET', `/v1/admin/match-feedback?userId=${userId}`);
    return body as MatchFeedback[];
  };

  it('are stored per user, the newest first', async () => {
    const first = await note(FIRST, 'Likes to travel');
    sandbox.advance(60);
    const second = await note(FIRST, ' No smokers ');
    await note(SECOND, 'Another member');
    expect(first).toMatchObject({
      status: 200,
      body: { text: 'Likes to travel', createdAt: NOW.toISOString() },
    });
    expect(second.body).toEqual(MatchFeedback.parse(second.body));
    expect(second.body).toMatchObject({ text: 'No smokers' });
    expect(await notesOn(FIRST)).toEqual([second.body, first.body]);
  });

  it('store the admin who wrote them', async () => {
    await note(FIRST, 'Likes to travel');
    const [row] = await sandbox.db.select().from(matchFeedback);
    expect(row).toMatchObject({ userId: FIRST, authorId: ADMIN });
  });

  it('need a user who exists', async () => {
    expect(await note(999, 'Likes to travel')).toEqual(userNotFound);
  });
});
