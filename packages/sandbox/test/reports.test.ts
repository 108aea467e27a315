import { messages } from '@perigee/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { matchRecommendations } from '../src/db/schema/admin.ts';
import { subscriptions } from '../src/db/schema/membership.ts';
import { eventSignups } from '../src/db/schema/tickets.ts';
import { insertEvents, insertPeople, type NewPerson } from '../src/seed/insert.ts';
import { hosting, upcoming } from '../src/states/events.ts';
import { accepted, admin, waiting } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { referralServerMessages } from '../src/referral/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const [ADMIN, HOST, FIRST, SECOND, THIRD] = [1, 11, 1001, 1002, 1003];
const CODE = 'K7QWM3XP';
const EVENT = 12;
const DAY_MS = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const sandbox = await testSandbox();
let token: string;
beforeEach(async () => {
  token = await sandbox.context.tokens.session(ADMIN);
  const person = (id: number, name: string): NewPerson => {
    const email = `${id}@example.com`;
    const change = { id, name, email, username: `m_${id}`, phoneNumber: `+1646555${id}` };
    return id === THIRD ? waiting(change, NOW) : accepted(change, NOW);
  };
  const first = person(FIRST, 'Élise "Lee", =1+1');
  const second = person(SECOND, '=HYPERLINK("x")');
  await insertPeople(sandbox.db, [
    admin({ id: ADMIN }, NOW),
    hosting({}, NOW),
    { ...first, user: { ...first.user, inviteReferralCode: CODE } },
    { ...second, user: { ...second.user, referredBy: FIRST } },
    person(THIRD, '@home\n+1'),
  ]);
});

const download = (path: string, body?: unknown, as: string | undefined = token) =>
  sandbox.call('POST', `/v1/admin/analytics/downloads/${path}`, { token: as, body });

/** The lines of a report in which no cell contains a line break. */
async function linesOf(path: string, body?: unknown): Promise<string[]> {
  const reply = await download(path, body);
  expect(reply.status).toBe(200);
  const text = String(reply.body);
  expect(text).toMatch(/\r\n$/);
  return text.slice(0, -2).split('\r\n');
}

/** The first cell of every row. */
async function idsOf(path: string, body?: unknown): Promise<number[]> {
  const [, ...rows] = await linesOf(path, body);
  return rows.map((row) => Number(row.split(',')[0]));
}

type Recommendation = typeof matchRecommendations.$inferInsert;

const recommend = (...changes: Partial<Recommendation>[]) =>
  sandbox.db.insert(matchRecommendations).values(
    changes.map((change) => ({
      firstUserId: FIRST,
      secondUserId: SECOND,
      visible: true,
      revealed: true,
      accepted: true,
      declined: false,
      matched: false,
      purpose: 'dating',
      createdAt: daysFromNow(-30),
      expiresAt: daysFromNow(-20),
      ...change,
    })),
  );

const PATHS: [string, object?][] = [
  ['users/active/missing-data'],
  ['match-recommendations/analysis'],
  ['match-recommendations/user', { user: 'm_1001' }],
  ['match-recommendations/active'],
  ['match-recommendations/unrevealed'],
  ['match-recommendations/no-decision'],
  ['match-recommendations/past-2-weeks'],
  ['subscriptions/paid'],
  ['subscriptions/unpaid'],
  ['subscriptions/paid/trials'],
  ['users/referralCode', { referralCode: CODE }],
];

describe.each(PATHS)('the download %s', (path, body) => {
  it('is for admins', async () => {
    const dater = await sandbox.context.tokens.session(FIRST);
    const host = await sandbox.context.tokens.session(HOST);
    for (const other of [dater, host]) {
      expect(await download(path, body, other)).toEqual(failed(403, serverMessages.adminsOnly));
    }
    const visitor = await sandbox.call('POST', `/v1/admin/analytics/downloads/${path}`, { body });
    expect(visitor).toEqual(failed(401, messages.signInAgain));
  });

  it('is a CSV file with a name, which pages may read', async () => {
    const { status, headers } = await download(path, body);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
    expect(headers.get('access-control-expose-headers')).toContain('content-disposition');
  });

  it('has the names of its columns where there is nothing to report', async () => {
    const [head = ''] = await linesOf(path, body);
    expect(head).toMatch(/^[a-z]\w+(,[a-z]\w+)+$/);
  });
});

describe('a CSV file', () => {
  it('quotes what must be quoted, and lets no name be a formula', async () => {
    await recommend({}, { firstUserId: SECOND, secondUserId: THIRD });
    const text = String((await download('match-recommendations/analysis')).body);
    expect(text.split('\r\n')[1]).toBe('dating,2,2,2,2,0,0,0,2');
    const rows = String((await download('match-recommendations/user', { user: 'm_1002' })).body);
    expect(rows).toContain('1001,"Élise ""Lee"", =1+1",1002,"\'=HYPERLINK(""x"")",true');
    expect(rows).toContain(`1003,"'@home\n'+1",true`);
  });

  it('is whole where there are more rows than are read at once', async () => {
    const many = Array.from({ length: 1207 }, () => ({}));
    await recommend(...many);
    const ids = await idsOf('match-recommendations/no-decision');
    expect(ids).toEqual([]);
    const all = await idsOf('match-recommendations/user', { user: String(FIRST) });
    expect(all).toEqual(many.map((_row, index) => index + 1));
  });
});

describe('recommendations', () => {
  beforeEach(() =>
    recommend(
      {},
      { expiresAt: daysFromNow(1), createdAt: daysFromNow(-13.9), purpose: 'friends' },
      { revealed: false, createdAt: daysFromNow(-14.1) },
      { accepted: false },
      { accepted: false, declined: true },
      { firstUserId: THIRD, matched: true, visible: false },
      { firstUserId: THIRD, secondUserId: HOST, expiresAt: NOW },
    ),
  );

  it.each([
    ['active', [2]],
    ['unrevealed', [3]],
    ['no-decision', [4]],
    ['past-2-weeks', [2]],
  ])('that are %s', async (which, ids) => {
    expect(await idsOf(`match-recommendations/${which}`)).toEqual(ids);
  });

  it.each([
    ['m_1001', [1, 2, 3, 4, 5]],
    ['M_1002', [1, 2, 3, 4, 5, 6]],
    [` ${THIRD} `, [6, 7]],
    [String(ADMIN), []],
  ])('of %s, on either side', async (user, ids) => {
    expect(await idsOf('match-recommendations/user', { user })).toEqual(ids);
  });

  it('are counted by purpose and outcome', async () => {
    expect(await linesOf('match-recommendations/analysis')).toEqual([
      'purpose,total,visible,revealed,accepted,declined,undecided,matched,expired',
      'dating,6,5,5,4,1,1,1,6',
      'friends,1,1,1,1,0,0,0,0',
    ]);
  });

  it('are shown as in the admins’ table, times in UTC', async () => {
    expect((await linesOf('match-recommendations/active'))[0]).toBe(
      'id,firstUserId,firstName,secondUserId,secondName,visible,revealed,accepted,declined,matched,purpose,createdAt,expiresAt',
    );
    expect((await linesOf('match-recommendations/active'))[1]).toMatch(
      /,true,true,true,false,false,friends,2026-11-17T14:24:00.000Z,2026-12-02T12:00:00.000Z$/,
    );
  });
});

describe('subscriptions', () => {
  const people = [ADMIN, HOST, FIRST, SECOND, THIRD];
  const states = [
    { status: 'active', amountCents: 4900 },
    { status: 'trialing', amountCents: 4950 },
    { status: 'trialing', amountCents: 0 },
    { status: 'incomplete', amountCents: 4900 },
    { status: 'paused', amountCents: 5 },
  ] as const;
  beforeEach(async () => {
    const rows = states.map((state, index) => ({
      ...state,
      userId: people[index] ?? ADMIN,
      createdAt: NOW,
    }));
    const ended = {
      userId: ADMIN,
      status: 'cancelled',
      amountCents: 4900,
      createdAt: NOW,
    } as const;
    await sandbox.db.insert(subscriptions).values([...rows, ended]);
  });

  it('are not unpaid ones once their free months are over', async () => {
    await sandbox.db.update(subscriptions).set({ nextChargeAt: NOW });
    expect(await idsOf('subscriptions/unpaid')).toEqual([4]);
  });

  it.each([
    ['paid', [1, 2, 5]],
    ['paid/trials', [2]],
    ['unpaid', [3, 4]],
  ])('that are %s', async (which, ids) => {
    expect(await idsOf(`subscriptions/${which}`)).toEqual(ids);
  });

  it('have amounts in dollars', async () => {
    const rows = (await linesOf('subscriptions/paid')).slice(1);
    expect(rows.map((row) => row.split(',')[5])).toEqual(['49.00', '49.50', '0.05']);
  });
});

describe('what profiles lack', () => {
  it('is said of accepted members only', async () => {
    const [head, ...rows] = await linesOf('users/active/missing-data');
    expect(head).toBe('id,name,username,email,missingCount,missingFields');
    expect(rows.map((row) => Number(row.split(',')[0]))).toEqual([ADMIN, HOST, FIRST, SECOND]);
    expect(rows[0]).toMatch(/,birthdate; gender; sexualOrientation; preference\.genders; /);
    expect(rows[0]).not.toMatch(/username;|images/);
  });
});

describe('the users of a referral code', () => {
  it('are the users whom its owner referred', async () => {
    expect(await idsOf('users/referralCode', { referralCode: CODE.toLowerCase() })).toEqual([
      SECOND,
    ]);
  });

  it.each(['NOBODY22', '%', 'a b'])('are not found for %s', async (referralCode) => {
    expect(await download('users/referralCode', { referralCode })).toEqual(
      failed(404, referralServerMessages.codeNotFound),
    );
  });
});

describe('the sign-ups of an event', () => {
  beforeEach(async () => {
    await insertEvents(sandbox.db, [
      upcoming({ id: EVENT }, NOW),
      upcoming({ id: 13, slug: 'x' }, NOW),
    ]);
    const signup = { eventId: EVENT, side: 'left', priceCents: 3500, createdAt: NOW } as const;
    await sandbox.db.insert(eventSignups).values([
      { ...signup, userId: FIRST, status: 'cancelled', cancelledAt: NOW },
      { ...signup, userId: FIRST, status: 'going', paidAt: NOW },
      { ...signup, userId: SECOND, status: 'going', eventId: 13 },
      { ...signup, userId: THIRD, status: 'applied', priceCents: 0 },
    ]);
  });

  it('are all those of the event, and none of another event', async () => {
    const { headers } = await download('event/signups', { eventId: EVENT });
    expect(headers.get('content-disposition')).toBe('attachment; filename="event-signups-12.csv"');
    expect(await linesOf('event/signups', { eventId: 13 })).toEqual([
      'id,userId,name,username,email,side,status,priceUsd,createdAt,paidAt,cancelledAt,refundedAt',
      `3,1002,"'=HYPERLINK(""x"")",m_1002,1002@example.com,left,going,35.00,2026-12-01T12:00:00.000Z,,,`,
    ]);
    const text = String((await download('event/signups', { eventId: EVENT })).body);
    expect([...text.matchAll(/^\d+(?=,\d)/gm)].map(([id]) => Number(id))).toEqual([1, 2, 4]);
  });

  it.each([999, 2_147_483_647])('are not found for event %i', async (eventId) => {
    expect(await download('event/signups', { eventId })).toEqual(
      failed(404, serverMessages.eventNotFound),
    );
  });

  it.each([
    [{}, serverMessages.fieldMissing('eventId')],
    [{ eventId: '12' }, serverMessages.fieldOfWrongType('eventId', 'a number')],
    [{ eventId: 0 }, serverMessages.fieldTooSmall('eventId', 1)],
    [{ eventId: EVENT, all: true }, serverMessages.fieldUnknown('all')],
  ])('are refused for %j', async (body, message) => {
    expect(await download('event/signups', body)).toEqual(failed(422, message));
  });
});

describe('an unknown member', () => {
  it.each(['nobody', '999', "x'--", '%'])('has no recommendations: %s', async (user) => {
    expect(await download('match-recommendations/user', { user })).toEqual(
      failed(404, serverMessages.userNotFound),
    );
  });
});
