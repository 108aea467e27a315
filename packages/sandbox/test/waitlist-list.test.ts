import { activitiesWith } from '@perigee/api/fixtures';
import { WaitlistPage, type User, type WaitlistUser } from '@perigee/api/zod';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { schema } from '../src/db/database.ts';
import { waitlistEntries, waitlistRows } from '../src/db/schema/waitlist.ts';
import { insertPeople, type NewPerson } from '../src/seed/insert.ts';
import { accepted, admin, waiting } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const ADMIN = 1;

const sandbox = await testSandbox();
let token: string;
beforeEach(async () => {
  token = await sandbox.context.tokens.session(ADMIN);
  await insertPeople(sandbox.db, [admin({ id: ADMIN }, NOW)]);
});

const get = (query = '') => sandbox.call('GET', `/waitlist?${query}`, { token });
const pageOf = async (query = ''): Promise<WaitlistPage> => {
  const reply = await get(query);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual(WaitlistPage.parse(reply.body));
  return reply.body as WaitlistPage;
};
const idsOf = async (query = '') => (await pageOf(query)).data.map(({ id }) => id);
/** The ids that a query finds, without the admin, who is in the table too. */
const found = async (query: string) => (await idsOf(query)).filter((id) => id !== ADMIN);

const applicant = (id: number, change: Partial<User> = {}, minutesAgo = 0): NewPerson =>
  waiting(
    { id, email: `${id}@example.com`, phoneNumber: `+1646555${id}`, ...change },
    new Date(NOW.getTime() - minutesAgo * 60_000),
  );

describe('the order of the waitlist', () => {
  it('is by points, then by joining, then by id', async () => {
    await insertPeople(sandbox.db, [
      applicant(1004, { points: 10 }, 5),
      applicant(1003, { points: 10 }, 5),
      applicant(1002, { points: 10 }, 9),
      applicant(1001, { points: 0 }, 99),
      applicant(1005, { points: 70 }, 1),
    ]);
    expect(await found('')).toEqual([1005, 1002, 1003, 1004, 1001]);
  });

  it('follows points that change', async () => {
    await insertPeople(sandbox.db, [applicant(1001, {}, 9), applicant(1002, {}, 5)]);
    const { users } = schema;
    await sandbox.db.update(users).set({ points: 30 }).where(eq(users.id, 1002));
    expect(await found('')).toEqual([1002, 1001]);
    expect((await pageOf('')).data[0]).toMatchObject({ id: 1002, waitlistPriority: 30 });
  });
});

describe('ten thousand applicants', () => {
  const COUNT = 10_000;

  it('are each on one page, read with as many queries as ten', async () => {
    await sandbox.db.execute(sql`
      insert into users (id, phone_number, completed_signup, created_at, name, email, points)
      select i, '+1646' || i, true, now(), 'Dater ' || i, i || '@example.com', i % 7
      from generate_series(1001, ${1000 + COUNT - 1}) i`);
    await sandbox.db.execute(sql`
      insert into waitlist_entries (user_id, waitlist, status, joined_at)
      select i, true, 'pending', ${NOW.toISOString()}::timestamptz - (i % 50) * interval '1 hour'
      from generate_series(1001, ${1000 + COUNT - 1}) i`);

    const { $client } = sandbox.db as unknown as { $client: { query: () => unknown } };
    const query = vi.spyOn($client, 'query');
    const first = await pageOf('paginated=true');
    const queries = query.mock.calls.length;
    expect(queries).toBeLessThanOrEqual(4);
    expect(first).toMatchObject({ count: COUNT, limit: 25, pages: COUNT / 25 });

    const seen: number[] = [];
    for (let page = 1; page <= first.pages; page++) {
      query.mockClear();
      seen.push(...(await idsOf(`page=${page}&paginated=true`)));
      expect(query).toHaveBeenCalledTimes(queries);
    }
    query.mockRestore();
    expect(seen).toHaveLength(COUNT);
    expect(new Set(seen).size).toBe(COUNT);
    expect(await pageOf(`page=${first.pages + 1}`)).toEqual({ ...first, data: [] });
  });
});

describe('a row', () => {
  const referrer = accepted({ id: 2001 }, NOW);
  const whole: NewPerson = applicant(1001, {
    username: 'marisol',
    points: 40,
    birthdate: '1996-04-12',
    gender: 'F',
    location: 'Toronto, Ontario',
    userAddress: { locality: 'Toronto', region: 'Ontario', country: 'Canada', streetName: 'King' },
    applicationStatuses: activitiesWith('CREATE_ACCOUNT', 'SAVE_PAYMENT'),
    images: [
      {
        id: 1,
        url: '/pictures/portraits/044.jpg',
        profileImage: true,
        orderNo: 0,
        moderationStatus: 'Approved',
      },
    ],
  });
  const user = { ...whole.user, referredBy: 2001, inviteReferralCode: 'K7QWM3XP' };
  const expected: WaitlistUser = {
    id: 1001,
    username: 'marisol',
    name: 'Marisol Vega',
    email: '1001@example.com',
    profileImage: 'http://sandbox.test/pictures/portraits/044.jpg',
    waitlistPriority: 40,
    birthdate: '1996-04-12',
    gender: 'F',
    membershipType: 'general',
    referrer: { name: 'Idris Okafor' },
    applicationStatuses: activitiesWith('CREATE_ACCOUNT', 'SAVE_PAYMENT'),
    currentLocation: { country: 'Canada', locality: 'Toronto', region: 'Ontario' },
    location: 'Toronto, Ontario',
    waitlistStatus: 'pending',
    waitlist: true,
    hNum: null,
    inviteReferralCode: 'K7QWM3XP',
  };

  it('contains every field of an applicant, except the street', async () => {
    await insertPeople(sandbox.db, [referrer, { ...whole, user }]);
    expect((await pageOf('waitlistStatus=pending')).data).toEqual([expected]);
  });

  it('is the same after a decision', async () => {
    await insertPeople(sandbox.db, [referrer, { ...whole, user }]);
    const reply = await sandbox.call('PUT', '/waitlist/1001', {
      token,
      body: { waitlistStatus: 'maybe', hNum: 3 },
    });
    expect(reply.body).toEqual({ ...expected, waitlistStatus: 'maybe', hNum: 3 });
    expect((await pageOf('waitlistStatus=maybe')).data).toEqual([reply.body]);
  });

  it('has null for the missing fields of a newcomer', async () => {
    await insertPeople(sandbox.db, [applicant(1001)]);
    expect((await pageOf('waitlistStatus=pending')).data).toMatchObject([
      {
        username: null,
        profileImage: null,
        referrer: null,
        currentLocation: null,
        birthdate: null,
      },
    ]);
  });
});

describe('a filter', () => {
  const done = (...actions: Parameters<typeof activitiesWith>) => ({
    applicationStatuses: activitiesWith('CREATE_ACCOUNT', ...actions),
  });
  beforeEach(async () => {
    const paid: NewPerson = applicant(1002, {
      ...done('COMPLETE_PROFILE', 'SAVE_PAYMENT'),
      name: 'Élise O’Neil',
      username: 'under_score',
      userAddress: { locality: 'Montreal', region: 'Quebec', country: 'Canada' },
    });
    await insertPeople(sandbox.db, [
      applicant(1001, { name: 'Ann 100% Lee', email: 'ann@other.example', location: 'New York' }),
      { ...paid, entry: { ...(paid.entry as object), membershipType: 'friends' } as never },
      applicant(1003, { ...done('COMPLETE_PROFILE'), waitlistStatus: 'maybe', username: 'true' }),
    ]);
  });

  it.each([
    ['', [1001, 1002, 1003]],
    ['waitlistStatus=all', [1001, 1002, 1003]],
    ['waitlistStatus=maybe', [1003]],
    ['waitlistStatus=no', []],
    ['membershipType=friends', [1002]],
    ['cardSubmitted=true', [1002]],
    ['cardSubmitted=false', [1001, 1003]],
    ['appSubmitted=true', [1002, 1003]],
    ['appSubmitted=false', [1001]],
    ['search=ÉLISE', [1002]],
    ['search=lise+o%E2%80%99N', [1002]],
    ['search=OTHER.example', [1001]],
    ['search=under_score', [1002]],
    ['search=under%score', []],
    ['search=r_s', [1002]],
    ['search=rXs', []],
    ['search=100%25', [1001]],
    ['search=%25', [1001]],
    ['search=_', [1002]],
    ['search=%5C', []],
    ['search=true', [1003]],
    ['search=Lee%20ann', []],
    ['search=++ann++', [1001]],
    ["search='%3B--", []],
    ['search=+16465551001', []],
    ['location=montreal', [1002]],
    ['location=QUE', [1002]],
    ['location=canada', [1002]],
    ['location=new+york', [1001]],
    ['search=&location=&waitlistStatus=&membershipType=&cardSubmitted=&page=', [1001, 1002, 1003]],
    ['search=e&appSubmitted=true&cardSubmitted=false&waitlistStatus=maybe', [1003]],
  ])('%s finds %j', async (query, ids) => {
    expect(await found(query.replace('%score', '%25score'))).toEqual(ids);
  });

  it('counts the applicants that it leaves', async () => {
    expect(await pageOf('appSubmitted=true&waitlistStatus=maybe')).toMatchObject({
      count: 1,
      pages: 1,
    });
    expect(await pageOf('search=zzz')).toEqual({ data: [], count: 0, limit: 25, pages: 0 });
  });

  const server = serverMessages;
  it.each([
    ['page=0', server.fieldTooSmall('page', 1)],
    ['page=-1', server.fieldTooSmall('page', 1)],
    ['page=1.5', server.fieldOfWrongType('page', 'a whole number')],
    ['page=x', server.fieldOfWrongType('page', 'a number')],
    ['page=99999999', server.fieldTooBig('page', 1_000_000)],
    ['cardSubmitted=yes', server.fieldOfWrongType('cardSubmitted', 'true or false')],
    ['order=id', server.fieldUnknown('order')],
    [`search=${'x'.repeat(121)}`, server.fieldTooLong('search', 120)],
  ])('%s is refused', async (query, message) => {
    expect(await get(query)).toEqual(failed(422, message));
  });

  it('of an unknown status is refused', async () => {
    expect((await get('waitlistStatus=accepted')).status).toBe(422);
  });

  it.each(['search', 'location'])('holds no %s that the database cannot take', async (field) => {
    expect(await get(`${field}=a%00b`)).toEqual(failed(422, server.fieldMalformed(field)));
  });
});

describe('the searched data', () => {
  const person = (path: string, body: unknown, as: number) =>
    sandbox.context.tokens
      .session(as)
      .then((session) => sandbox.call('PUT', path, { token: session, body }));

  it('follows changes of profiles', async () => {
    await insertPeople(sandbox.db, [applicant(1001)]);
    await person('/users/me', { username: 'brand_new' }, 1001);
    await person(
      '/users/me',
      { location: 'Kyoto', geoLat: 35, geoLng: 135, userAddress: { country: 'Japan' } },
      1001,
    );
    expect(await found('search=brand_new&location=kyoto')).toEqual([1001]);
    expect(await found('location=japan')).toEqual([1001]);
  });

  it('follows sign-ups and deletions', async () => {
    const { userId, jwt } = await sandbox.signUp();
    expect(await found('search=marisol')).toEqual([userId]);
    await sandbox.call('DELETE', '/users/me', { token: jwt });
    expect(await found('search=marisol')).toEqual([]);
  });

  it('has a row for each entry, however entries are inserted and deleted', async () => {
    await insertPeople(sandbox.db, [applicant(1001), applicant(1002)]);
    await sandbox.db.delete(waitlistEntries).where(eq(waitlistEntries.userId, 1001));
    const rows = await sandbox.db.select({ userId: waitlistRows.userId }).from(waitlistRows);
    expect(rows.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual([ADMIN, 1002]);
  });
});
