import { profiledDater } from '@perigee/api/fixtures';
import { AdminDeck, AdminDeckFields, CompatibilityScore, Deck } from '@perigee/api/zod';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hosts } from '../src/db/schema/hosts.ts';
import { users } from '../src/db/schema/users.ts';
import { waitlistEntries } from '../src/db/schema/waitlist.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { admin } from '../src/states/people.ts';
import { datingIn } from './dating.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { likeServerMessages } from '../src/likes/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const ADMIN = 1;
const HER = 10;
const HIM = 20;
const TORONTO = { geoLat: 43.6532, geoLng: -79.3832 };
/** 35 miles away. */
const HAMILTON = { geoLat: 43.2557, geoLng: -79.8711 };
const MONTREAL = { geoLat: 45.5019, geoLng: -73.5674 };
const preference = { genders: ['M'], minAge: null, maxAge: null };

const sandbox = await testSandbox();
const dating = datingIn(sandbox);
beforeEach(async () => {
  await insertPeople(sandbox.db, [admin({ id: ADMIN }, NOW)]);
  await dating.put({ id: HER, gender: 'F', birthdate: '1996-04-12', preference }, { id: HIM });
});

const change = (id: number, values: Partial<typeof users.$inferInsert>) =>
  sandbox.db.update(users).set(values).where(eq(users.id, id));
const reset = (id: number) => dating.send(id, 'POST', '/for-you/profiles/reset');
const hide = (id: number | string, who = ADMIN) =>
  dating.send(who, 'DELETE', `/for-you/admin/profiles/${id}`);
const adminDeck = async () => {
  const { status, body } = await dating.send(ADMIN, 'GET', '/for-you/admin/profiles');
  expect(status).toBe(200);
  return (body as Deck).profiles.map(({ id }) => id);
};

describe('the deck', () => {
  it('has the shape of the spec and shows nothing private', async () => {
    const { body } = await dating.send(HER, 'GET', '/for-you/profiles');
    expect(body).toEqual(Deck.parse(body));
    expect(body).toMatchObject({ profiles: [{ id: HIM, name: 'Idris', liked: false }] });
    expect(JSON.stringify(body)).not.toMatch(/Okafor|@example\.com|\+1646/);
  });

  it.each(['/for-you/profiles', '/for-you', '/for-you/profiles/liked'])(
    'and the lists of likes tell no date of birth: %s',
    async (path) => {
      const born = { birthdate: '1991-08-30' };
      const [LIKER, LIKED, MATCH] = [21, 22, 23];
      await change(HIM, born);
      await dating.put(...[LIKER, LIKED, MATCH].map((id) => ({ id, ...born })));
      await dating.decide(LIKER, HER, { liked: true });
      await dating.decide(HER, LIKED, { liked: true });
      await dating.putMatch(HER, MATCH);
      const { body } = await dating.send(HER, 'GET', path);
      expect(JSON.stringify(body)).toMatch(/"id":2[0-3]\b/);
      expect(JSON.stringify(body)).not.toMatch(/birthdate|1991-08-30/);
    },
  );

  it('has none of the fields that only admins see', async () => {
    const { body } = await dating.send(HER, 'GET', '/for-you/profiles');
    const [profile] = (body as Deck).profiles;
    expect(profile).toMatchObject({ id: HIM });
    for (const field of Object.keys(AdminDeckFields.shape)) {
      expect(profile).not.toHaveProperty(field);
    }
  });

  it.each([
    ['keep their profile to themselves', { profileVisible: false }],
    ['are ignored', { ignore: true }],
    ['have no whole profile', { completedOnboarding: false }],
    ['look after members', { admin: true }],
    ['are of a gender that is not looked for', { gender: 'non_binary' }],
    ['look for another gender', { preference: { ...preference, genders: ['M'] } }],
  ])('leaves out users who %s', async (_what, values) => {
    expect(await dating.deckOf(HER)).toEqual([HIM]);
    await change(HIM, values);
    expect(await dating.deckOf(HER)).toEqual([]);
  });

  it('leaves out users who were not accepted, and hosts', async () => {
    await dating.put({ id: 21 });
    await sandbox.db
      .update(waitlistEntries)
      .set({ status: 'pre-approved' })
      .where(eq(waitlistEntries.userId, HIM));
    await sandbox.db.insert(hosts).values({ userId: 21, name: 'Idris', level: '1' });
    expect(await dating.deckOf(HER)).toEqual([]);
  });

  it('leaves out members whom the user has decided on', async () => {
    await dating.put({ id: 21 }, { id: 22 });
    await dating.decide(HER, HIM, { liked: true });
    await dating.decide(HER, 21, { liked: false });
    expect(await dating.deckOf(HER)).toEqual([22]);
  });

  it('shows members who like or passed the user', async () => {
    await dating.put({ id: 21 });
    await dating.decide(HIM, HER, { liked: true });
    await dating.decide(21, HER, { liked: false });
    expect(await dating.deckOf(HER)).toEqual([HIM, 21]);
  });

  it('keeps to the ages of the preference, or of the query', async () => {
    await dating.put({ id: 21, birthdate: '1996-12-01' }, { id: 22, birthdate: '1996-12-02' });
    await change(HER, { preference: { ...preference, minAge: 30, maxAge: 32 } });
    expect(await dating.deckOf(HER)).toEqual([21]);
    expect(await dating.deckOf(HER, '?minAge=18')).toEqual([21, 22]);
    expect(await dating.deckOf(HER, '?maxAge=40')).toEqual([21, HIM]);
  });

  it('keeps to the radius of the query, of the preference, or of 50 miles', async () => {
    await dating.put({ id: 21, ...HAMILTON }, { id: 22, ...MONTREAL });
    for (const [id, place] of [
      [HER, TORONTO],
      [21, HAMILTON],
      [22, MONTREAL],
    ] as const) {
      await change(id, place);
    }
    expect(await dating.deckOf(HER)).toEqual([HIM, 21]);
    expect(await dating.deckOf(HER, '?radius=20')).toEqual([HIM]);
    expect(await dating.deckOf(HER, '?radius=100')).toEqual([HIM, 21, 22]);
    await change(HER, { preference: { ...preference, offsetRadius: 100 } });
    expect(await dating.deckOf(HER)).toEqual([HIM, 21, 22]);
  });

  it('begins with the most compatible members', async () => {
    await dating.put(
      { id: 21, profile: { diet: 'Vegetarian', smoking: 'Yes' } },
      { id: 22, profile: { diet: 'Vegetarian', smoking: 'No' } },
      { id: 23, profile: { diet: 'Everything', smoking: 'Yes' } },
    );
    await change(HER, { profile: { diet: 'Vegetarian', smoking: 'No' } });
    expect(await dating.deckOf(HER)).toEqual([HIM, 22, 21, 23]);
  });

  it('comes in pages of twenty', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => 100 + index);
    await dating.put(...ids.map((id) => ({ id })));
    const all = [HIM, ...ids];
    expect(await dating.deckOf(HER)).toEqual(all.slice(0, 20));
    expect(await dating.deckOf(HER, '?page=2')).toEqual(all.slice(20));
    expect(await dating.deckOf(HER, '?page=3')).toEqual([]);
  });

  it.each([
    ['minAge=17', serverMessages.fieldTooSmall('minAge', 18)],
    ['maxAge=101', serverMessages.fieldTooBig('maxAge', 100)],
    ['radius=101', serverMessages.fieldTooBig('radius', 100)],
    ['radius=far', serverMessages.fieldOfWrongType('radius', 'a number')],
    ['page=0', serverMessages.fieldTooSmall('page', 1)],
    ['minAge=40&maxAge=30', serverMessages.agesCrossed],
    ['gender=F', serverMessages.fieldUnknown('gender')],
  ])('refuses the query %s', async (query, message) => {
    expect(await dating.send(HER, 'GET', `/for-you/profiles?${query}`)).toEqual(
      failed(422, message),
    );
  });
});

describe('reviewing skipped profiles', () => {
  it('brings back only members whom the user passed', async () => {
    await dating.put({ id: 21 });
    await dating.decide(HER, HIM, { liked: false });
    await dating.decide(HER, 21, { liked: true });
    await dating.decide(HIM, HER, { liked: false });
    expect((await reset(HER)).status).toBe(204);
    expect(await dating.deckOf(HER)).toEqual([HIM]);
    expect(await dating.deckOf(HIM)).toEqual([]);
  });

  it('does not bring back a request that was declined', async () => {
    await dating.decide(HIM, HER, { liked: true });
    await dating.decide(HER, HIM, { liked: false });
    expect((await reset(HER)).status).toBe(204);
    expect((await dating.likesOf(HER)).received).toEqual([]);
    expect(await dating.deckOf(HER)).toEqual([]);
  });

  it('brings hidden profiles back for an admin alone', async () => {
    await hide(HIM);
    await reset(HER);
    expect(await adminDeck()).toEqual([HER]);
    await reset(ADMIN);
    expect(await adminDeck()).toEqual([HER, HIM]);
    expect(await dating.deckOf(HER)).toEqual([HIM]);
  });
});

describe('the admins’ deck', () => {
  it('has the shape of the spec, with what only admins see', async () => {
    await change(HER, { preference: null });
    const { body } = await dating.send(ADMIN, 'GET', '/for-you/admin/profiles');
    expect(body).toEqual(AdminDeck.parse(body));
    expect(body).toMatchObject({
      profiles: [
        { id: HER, gender: 'F', genderPreference: [] },
        {
          id: HIM,
          name: 'Idris',
          email: `${HIM}@example.com`,
          phoneNumber: '+16465550020',
          gender: 'M',
          genderPreference: ['F'],
          hNum: profiledDater.hNum,
          applicationStatuses: profiledDater.applicationStatuses,
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('Okafor');
  });

  it('shows the hNum after an update', async () => {
    const token = await sandbox.context.tokens.session(ADMIN);
    await sandbox.call('PATCH', `/v1/admin/users/${HIM}`, { token, body: { hNum: 2 } });
    const { body } = await dating.send(ADMIN, 'GET', '/for-you/admin/profiles');
    expect(body).toMatchObject({ profiles: [{ id: HER }, { id: HIM, hNum: 2 }] });
  });

  it('shows every member whom a deck could show, the last accepted first', async () => {
    await dating.put({ id: 21, waitlistStatus: 'pending' }, { id: 22 });
    const accept = (id: number, acceptedAt: Date) =>
      sandbox.db.update(waitlistEntries).set({ acceptedAt }).where(eq(waitlistEntries.userId, id));
    await accept(HIM, new Date(NOW.getTime() - 1000));
    await accept(22, NOW);
    expect(await adminDeck()).toEqual([22, HIM, HER]);
  });

  it('loses a profile that is hidden, as do the members’ decks', async () => {
    expect((await hide(`dater_${HIM}`)).status).toBe(204);
    expect((await hide(HIM)).status).toBe(204);
    expect(await adminDeck()).toEqual([HER]);
    expect(await dating.deckOf(HER)).toEqual([]);
    expect((await sandbox.call('GET', `/users/${HIM}/profile`)).status).toBe(200);
  });

  it.each(['999999', 'nobody', 'a-b'])('does not know %s', async (name) => {
    expect(await hide(name)).toEqual(failed(404, serverMessages.userNotFound));
  });

  it('is closed to other users', async () => {
    const { adminsOnly } = serverMessages;
    expect(await dating.send(HER, 'GET', '/for-you/admin/profiles')).toEqual(
      failed(403, adminsOnly),
    );
    expect(await hide(HIM, HER)).toEqual(failed(403, adminsOnly));
    expect(await dating.deckOf(HER)).toEqual([HIM]);
  });
});

describe('the compatibility', () => {
  const score = (from: number, to: number | string) =>
    dating.send(from, 'GET', `/for-you/compatibility/${to}`);

  it('is the same from either side, in the shape of the spec', async () => {
    await change(HER, { profile: { diet: 'Vegetarian', smoking: 'Yes' } });
    const { status, body } = await score(HER, HIM);
    expect(status).toBe(200);
    expect(body).toEqual(CompatibilityScore.parse(body));
    expect(body).toEqual({
      score: 50,
      attributes: [
        { attribute: 'diet', score: 100 },
        { attribute: 'smoking', score: 0 },
      ],
    });
    expect((await score(HIM, `dater_${HER}`)).body).toEqual(body);
  });

  it('is refused for the user’s own profile, and not found for an unknown or hidden user', async () => {
    const { oneself, personNotFound } = likeServerMessages;
    expect(await score(HER, HER)).toEqual(failed(422, oneself));
    expect(await score(HER, 999_999)).toEqual(failed(404, personNotFound));
    await change(HIM, { profileVisible: false });
    expect(await score(HER, HIM)).toEqual(failed(404, personNotFound));
  });
});
