import type { Deck, PublicHost, PublicProfile } from '@perigee/api/zod';
import { fieldMessages, messages } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '../src/db/schema/events.ts';
import { hosts } from '../src/db/schema/hosts.ts';
import { users } from '../src/db/schema/users.ts';
import { clientOf } from '../src/http/client.ts';
import { seedOnce } from '../src/seed/seed.ts';
import { insertEvents, insertPeople } from '../src/seed/insert.ts';
import { hosting, upcoming } from '../src/states/events.ts';
import { admin } from '../src/states/people.ts';
import { datingIn } from './dating.ts';
import { createTestSandbox, failed, NOW } from './harness.ts';
import { likeServerMessages } from '../src/likes/server-messages.ts';
import { profileServerMessages } from '../src/profile/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const HER = 10;
const HIM = 20;
const ADMIN = 1;
const MINUTE = 60;
const VISITOR_READS = 30;
const MEMBER_READS = 120;
/** With those of decks and likes. */
const MEMBER_SHOWN = 300;

const sandbox = await createTestSandbox();
const dating = datingIn(sandbox);
afterAll(() => sandbox.close());

const as = async (viewer: number | undefined) => ({
  token: viewer === undefined ? undefined : await sandbox.context.tokens.session(viewer),
});
const get = async (viewer: number | undefined, path: string, client?: string) =>
  sandbox.call('GET', path, { ...(await as(viewer)), ...(client !== undefined && { client }) });

describe.each([
  ['keeps their profile to themselves', { profileVisible: false }],
  ['is ignored', { ignore: true }],
])('a member who %s', (_why, hidden) => {
  beforeEach(async () => {
    await sandbox.reset();
    await dating.put({ id: HER, gender: 'F', preference: null }, { id: HIM });
    await insertPeople(sandbox.db, [admin({ id: ADMIN }, NOW)]);
    await dating.decide(HIM, HER, { liked: true });
    await dating.putMatch(HER, HIM);
    await sandbox.db.update(users).set(hidden).where(eq(users.id, HIM));
  });

  it.each([
    ['', serverMessages.userNotFound],
    ['/profile', messages.profile.notFound],
    ['/nfts', serverMessages.userNotFound],
    ['/bachelorette/events', serverMessages.userNotFound],
  ])('is found at /users/{id}%s by that member and admins alone', async (part, message) => {
    for (const name of [HIM, `dater_${HIM}`]) {
      expect(await get(HER, `/users/${name}${part}`)).toEqual(failed(404, message));
      expect(await get(HIM, `/users/${name}${part}`)).toMatchObject({ status: 200 });
      expect(await get(ADMIN, `/users/${name}${part}`)).toMatchObject({ status: 200 });
    }
  });

  it.each(['', '/profile'])('is not found at /users/{id}%s by visitors', async (part) => {
    expect(await get(undefined, `/users/${HIM}${part}`)).toMatchObject({ status: 404 });
  });

  it('is not named as a host or referrer to others', async () => {
    const host = { id: 7, name: 'Hal', logo: null, linkId: 'hal', level: '1' };
    await sandbox.db.insert(hosts).values({ ...host, userId: HIM });
    await sandbox.db.update(users).set({ referredBy: HIM }).where(eq(users.id, HER));
    for (const viewer of [undefined, HER]) {
      expect((await get(viewer, '/hosts/hal')).body).toMatchObject({ name: 'Hal', user: null });
    }
    for (const viewer of [HIM, ADMIN]) {
      expect((await get(viewer, '/hosts/7')).body).toMatchObject({ user: { id: HIM } });
    }
    expect((await get(HER, '/users/me/referrer')).body).toEqual({ referrer: null });
  });

  it('is in no list of likes or matches, and cannot be liked', async () => {
    expect(await dating.likesOf(HER)).toEqual({ received: [], matches: [] });
    expect((await dating.likesOf(HIM)).matches).toMatchObject([{ profile: { id: HER } }]);
    const refused = failed(404, likeServerMessages.personNotFound);
    expect(await dating.decide(HER, HIM, { liked: true })).toEqual(refused);
    expect(await get(HER, `/for-you/compatibility/${HIM}`)).toEqual(refused);
  });

  it('is left out of the event that is held for that member', async () => {
    await insertPeople(sandbox.db, [hosting({ id: 30 }, NOW)]);
    await insertEvents(sandbox.db, [upcoming({ id: 12, slug: 'hers' }, NOW)]);
    await sandbox.db.update(events).set({ bacheloretteUserId: HIM }).where(eq(events.id, 12));
    const centreFor = async (viewer: number | undefined) => {
      const { body } = await get(viewer, '/events/12/public');
      return (body as { event: { bachelorette: unknown } }).event.bachelorette;
    };
    expect(await centreFor(undefined)).toBeNull();
    expect(await centreFor(HER)).toBeNull();
    expect(await centreFor(HIM)).toMatchObject({ id: HIM });
    expect(await centreFor(ADMIN)).toMatchObject({ id: HIM });
  });

  it('keeps the username taken', async () => {
    const { body } = await get(undefined, `/users/dater_${HIM}/exists`);
    expect(body).toEqual({ exists: true });
  });
});

describe('a client that reads profiles', () => {
  let passed = 20 * MINUTE;

  const tooMany = profileServerMessages.tooManyProfiles;
  const readMany = async (viewer: number | undefined, count: number, client?: string) => {
    const replies = [];
    for (let id = 100; id < 100 + count; id += 1) {
      replies.push(await get(viewer, `/users/${id}/profile`, client));
    }
    return replies.filter(({ status }) => status !== 429).length;
  };

  beforeEach(async () => {
    await sandbox.reset();
    // The counts are in memory: each test begins after the limits of the earlier tests have ended.
    sandbox.advance(passed);
    passed += 20 * MINUTE;
    await dating.put({ id: HER }, { id: HIM });
    await insertPeople(sandbox.db, [admin({ id: ADMIN }, NOW)]);
  });

  it('reads a limited number in ten minutes, a visitor fewer than a member', async () => {
    expect(await readMany(undefined, VISITOR_READS + 5)).toBe(VISITOR_READS);
    expect(await readMany(HER, MEMBER_READS + 5)).toBe(MEMBER_READS);
    expect(await readMany(ADMIN, MEMBER_READS + 5)).toBe(MEMBER_READS + 5);

    sandbox.advance(9 * MINUTE);
    const reply = await get(undefined, `/users/${HIM}`);
    expect(reply).toEqual(failed(429, tooMany));
    expect(Number(reply.headers.get('retry-after'))).toBe(MINUTE);
    sandbox.advance(MINUTE);
    expect(await get(undefined, `/users/${HIM}`)).toMatchObject({ status: 200 });
  });

  it('is limited by its address, whatever it writes into its headers', async () => {
    expect(await readMany(undefined, VISITOR_READS, '192.0.2.1')).toBe(VISITOR_READS);
    const reply = await sandbox.call('GET', `/users/${HIM}`, {
      client: '192.0.2.1',
      headers: { 'x-forwarded-for': '192.0.2.9' },
    });
    expect(reply.status).toBe(429);
    expect(await get(undefined, `/users/${HIM}`, '192.0.2.2')).toMatchObject({ status: 200 });
  });

  it('reads hosts under the same limit', async () => {
    await readMany(undefined, VISITOR_READS, '192.0.2.4');
    expect(await get(undefined, '/hosts/1', '192.0.2.4')).toEqual(failed(429, tooMany));
  });

  it('likes and compares a limited number of users, more than they may open', async () => {
    await readMany(HER, MEMBER_READS);
    let tried = 0;
    while ((await get(HER, `/for-you/compatibility/${1000 + tried}`)).status !== 429) tried += 1;
    expect(MEMBER_READS + tried).toBe(MEMBER_SHOWN);
    expect(await dating.decide(HER, 2000, { liked: true })).toEqual(failed(429, tooMany));
    expect(await dating.decide(HER, 1000, { liked: true })).toMatchObject({ status: 404 });
  });

  it('tries a limited number of usernames in likes, taken or free', async () => {
    const like = (index: number) => dating.decide(HER, `name_${index}`, { liked: true });
    for (let index = 0; index < MEMBER_SHOWN; index += 1) {
      expect(await like(index)).toMatchObject({ status: 404 });
    }
    expect(await like(MEMBER_SHOWN)).toEqual(failed(429, tooMany));
    expect(await like(0)).toMatchObject({ status: 404 });
  });

  it('asks for the events of hosts and members under the same limit', async () => {
    const HOST = 30;
    const person = {
      id: HOST,
      username: 'giulia',
      email: 'giulia@example.com',
      phoneNumber: '+12125550199',
    };
    await insertPeople(sandbox.db, [hosting(person, NOW)]);
    const [host] = await sandbox.db.select().from(hosts);
    const hostId = host?.id ?? 0;
    await insertEvents(sandbox.db, [upcoming({ id: 12, hostId }, NOW)]);
    const paths = [
      '/hosts/event/12',
      `/hosts/${hostId}/events`,
      `/users/${HIM}/bachelorette/events`,
    ];
    await readMany(HER, MEMBER_READS);
    for (const path of paths) expect(await get(HER, path)).toEqual(failed(429, tooMany));
    await readMany(HIM, MEMBER_READS - 2);
    for (const path of paths) expect(await get(HIM, path)).toMatchObject({ status: 200 });
  });

  it('opens the profiles of a deck without counting them again', async () => {
    const others = Array.from({ length: 40 }, (_, index) => 500 + index);
    const preference = { genders: ['M'], minAge: null, maxAge: null };
    await dating.put(...others.map((id) => ({ id, gender: 'F', preference })));
    const deckOf = async (page: number) =>
      ((await get(HER, `/for-you/profiles?page=${page}`)).body as Deck).profiles;
    const cards = [...(await deckOf(1)), ...(await deckOf(2))];
    expect(cards).toHaveLength(40);
    await readMany(HER, MEMBER_READS);
    for (const { id } of cards.slice(0, 5)) {
      expect(await get(HER, `/users/${id}/profile`)).toMatchObject({ status: 200 });
    }
    expect(await get(HER, '/users/9999/profile')).toEqual(failed(429, tooMany));
    let tried = 0;
    while ((await get(HER, `/for-you/compatibility/${1000 + tried}`)).status !== 429) tried += 1;
    expect(cards.length + MEMBER_READS + tried).toBe(MEMBER_SHOWN);
    expect(await deckOf(1)).toHaveLength(20);
  });

  it('may open the same profiles without a limit', async () => {
    await readMany(undefined, VISITOR_READS, '192.0.2.3');
    expect(await readMany(undefined, VISITOR_READS, '192.0.2.3')).toBe(VISITOR_READS);
  });

  it('chooses a limited number of usernames, and its own one always', async () => {
    const choose = async (username: string) =>
      sandbox.call('PUT', '/users/me', { body: { username }, ...(await as(HER)) });
    for (let index = 0; index < MEMBER_READS - 1; index += 1) {
      await get(HER, `/users/name_${index}/exists`);
    }
    expect(await choose('name_0')).toMatchObject({ status: 200 });
    expect(await choose(`dater_${HIM}`)).toEqual(failed(409, fieldMessages.username.taken));
    expect(await choose('one_more')).toEqual(failed(429, profileServerMessages.tooManyUsernames));
    expect(await choose('Name_0')).toMatchObject({ status: 200 });
  });

  it('does not learn from pictures that are refused whether a username is taken', async () => {
    const refused = failed(422, profileServerMessages.notYourPhotos);
    for (const username of [`dater_${HIM}`, 'nobodys']) {
      const body = { username, images: [{ id: 999 }] };
      expect(await sandbox.call('PUT', '/users/me', { body, ...(await as(HER)) })).toEqual(refused);
    }
  });

  it('tries a limited number of usernames', async () => {
    for (let index = 0; index < VISITOR_READS; index += 1) {
      expect(await get(undefined, `/users/name_${index}/exists`)).toMatchObject({ status: 200 });
    }
    expect(await get(undefined, '/users/one_more/exists')).toEqual(
      failed(429, profileServerMessages.tooManyUsernames),
    );
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  [undefined, 'this tab'],
])('the client of the address %s is %s', (remoteAddress, client) => {
  const context = { env: { incoming: { socket: { remoteAddress } } } };
  expect(clientOf(context as unknown as Parameters<typeof clientOf>[0])).toBe(client);
});

it('a visitor who walks the ids of the seeded world reads 30 people, and no date of birth', async () => {
  await sandbox.reset();
  const { context } = sandbox;
  await seedOnce(context, 'full');
  const people = await sandbox.db.select({ id: users.id }).from(users);
  const replies = [];
  const client = '198.51.100.7';
  for (const { id } of people) {
    replies.push(await get(undefined, `/users/${id}/profile`, client));
    replies.push(await get(undefined, `/hosts/${id}`, client));
  }
  const read = replies.filter(
    ({ status, body }) => status === 200 && (body as Partial<PublicHost>).user !== null,
  );
  const born = read.filter(({ body }) => 'birthdate' in (body as PublicProfile));
  process.stdout.write(
    `A visitor reads ${read.length} of ${people.length} people in ten minutes, ${born.length} birth dates\n`,
  );
  expect(read.length).toBeLessThanOrEqual(VISITOR_READS);
  expect(born).toEqual([]);
});
