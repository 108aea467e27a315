import { existsSync } from 'node:fs';
import { DiscoverReply, User, type PortalReply } from '@perigee/api/zod';
import { isPreferredGender, namedGender, socialProfileUrl } from '@perigee/domain/profile';
import {
  answersProblem,
  answerTo,
  firstOpenQuestion,
  heightRangeProblem,
  incompleteSet,
  questionSets,
  type QuestionSet,
} from '@perigee/domain/questionnaire';
import { WAITLIST_STATUSES } from '@perigee/domain/waitlist';
import { isValidPhoneNumber } from 'libphonenumber-js';
import { isValidPhoneNumber as isValidForServer } from 'libphonenumber-js/min';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/db/database.ts';
import { loadUser, type AuthUser } from '../src/profile/auth-user.ts';
import { toUser } from '../src/profile/user.ts';
import { demoAccounts } from '../src/seed/demo-accounts.ts';
import { seedOnce } from '../src/seed/seed.ts';
import { createTestSandbox, NOW } from './harness.ts';

const sandbox = await createTestSandbox();
let people: AuthUser[];
beforeAll(async () => {
  await seedOnce(sandbox.context, 'full');
  const rows = await sandbox.db.select({ id: schema.users.id }).from(schema.users);
  const loaded = await Promise.all(rows.map(({ id }) => loadUser(sandbox.db, id)));
  people = loaded.filter((person) => person !== undefined);
});
afterAll(() => sandbox.close());

const fileOf = (path?: string | null) =>
  new URL(`../assets/${path?.replace('/pictures/', '')}`, import.meta.url);

const ageOf = (birthdate: string) => {
  const age = NOW.getUTCFullYear() - Number(birthdate.slice(0, 4));
  return NOW.toISOString().slice(5, 10) < birthdate.slice(5) ? age - 1 : age;
};

const tokenOf = async (phone: string) => {
  const id = people.find(({ phoneNumber }) => phoneNumber === phone)?.id ?? 0;
  return sandbox.context.tokens.session(id);
};

describe('the seeded data', () => {
  it('has daters with portraits, hosts, events and an admin', async () => {
    const daters = people.filter(({ admin, host }) => !admin && host === null);
    expect(daters.filter(({ images }) => images.length > 0).length).toBeGreaterThanOrEqual(220);
    expect(people.filter(({ host }) => host !== null)).toHaveLength(12);
    expect(people.filter(({ admin }) => admin)).toHaveLength(1);
    expect((await sandbox.db.select().from(schema.events)).length).toBeGreaterThanOrEqual(40);
  });

  it('shows every person in the shape of the spec', () => {
    for (const person of people)
      expect(toUser(person, 'http://sandbox.test', NOW)).toEqual(
        User.parse(toUser(person, 'http://sandbox.test', NOW)),
      );
  });

  it('has no answer that the API would refuse', () => {
    for (const { gender, profile, preference } of people) {
      const wanted = preference ?? {};
      expect([
        gender === null ? null : namedGender(gender),
        answersProblem('profile', { sent: profile, after: profile, field: 'profile' }),
        answersProblem('preferences', { sent: wanted, after: wanted, field: 'preference' }),
        preference?.genders.every(isPreferredGender) ?? true,
        heightRangeProblem(wanted),
      ]).toEqual([gender, null, null, true, null]);
    }
  });

  it('has applicants of every status', () => {
    const seen = new Set(people.map(({ waitlistEntry }) => waitlistEntry?.status));
    expect([...seen].toSorted()).toEqual(WAITLIST_STATUSES.toSorted());
  });

  it('gives each user a phone that can exist, and none that a test may use', () => {
    for (const { phoneNumber } of people) {
      expect([phoneNumber, isValidPhoneNumber(phoneNumber)]).toEqual([phoneNumber, true]);
      expect([phoneNumber, isValidForServer(phoneNumber)]).toEqual([phoneNumber, true]);
    }
    const inNewYorksOldCode = people.filter(({ phoneNumber }) => phoneNumber.startsWith('+1212'));
    expect(inNewYorksOldCode).toHaveLength(demoAccounts.length);
  });

  it('gives each portrait to one user only', () => {
    const photos = people.flatMap(({ images }) => images.filter(({ orderNo }) => orderNo !== null));
    expect(new Set(photos.map(({ path }) => path)).size).toBe(photos.length);
    const first = photos.filter(({ profileImage }) => profileImage);
    for (const { path } of first) expect(path).toMatch(/^\/pictures\/portraits\/\d{3}\.jpg$/);
    for (const { path } of photos) expect(existsSync(fileOf(path))).toBe(true);
  });

  it('gives each name to one user only', () => {
    const names = people.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has people from 21 to 58, in the four cities', () => {
    const members = people.filter(({ birthdate }) => birthdate !== null);
    const ages = members.map(({ birthdate }) => ageOf(birthdate ?? ''));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(21);
    expect(Math.max(...ages)).toBeLessThanOrEqual(58);
    expect(new Set(members.map(({ userAddress }) => userAddress?.locality)).size).toBe(4);
  });

  it('gives a rank to accepted applicants only', () => {
    for (const { waitlistEntry } of people) {
      if (waitlistEntry === null || !waitlistEntry.waitlist) continue;
      expect(waitlistEntry.rank !== null).toBe(waitlistEntry.status === 'yes');
    }
  });

  it('gives each user a unique code', () => {
    const codes = people.map(({ inviteReferralCode }) => inviteReferralCode);
    expect(new Set(codes).size).toBe(people.length);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  });

  it('marks exactly the referrers of later applicants as having invited a friend', () => {
    const byId = new Map(people.map((person) => [person.id, person]));
    const referred = people.filter(({ referredBy }) => referredBy !== null);
    expect(referred.length).toBeGreaterThan(40);
    for (const { referredBy, referralCode, waitlistEntry } of referred) {
      const referrer = byId.get(referredBy ?? 0);
      expect(referralCode).toBe(referrer?.inviteReferralCode);
      expect(Number(referrer?.waitlistEntry?.joinedAt)).toBeLessThan(
        Number(waitlistEntry?.joinedAt),
      );
    }
    const inviters = people.filter(({ activities }) =>
      activities.some(({ action }) => action === 'INVITE_FRIEND'),
    );
    expect(new Set(inviters.map(({ id }) => id))).toEqual(
      new Set(referred.map(({ referredBy }) => referredBy)),
    );
  });

  it('has a referrer of the demo dater', () => {
    const dater = people.find(({ phoneNumber }) => phoneNumber === demoAccounts[0].phone);
    expect(dater?.referredBy).not.toBeNull();
  });

  it.each(demoAccounts)('lets the demo $role sign in', async ({ name, phone, role }) => {
    const proof = await sandbox.prove(phone);
    expect(proof.completedSignup).toBe(true);
    const { body } = await sandbox.call('GET', '/users/me', { token: proof.jwt });
    const user = body as User;
    expect(user).toMatchObject({ name, admin: role === 'admin' });
    expect(user.profileImage).toMatch(/^http:\/\/sandbox\.test\/pictures\/portraits\//);
    expect(user.Host !== undefined).toBe(role === 'host');
  });

  it.each(demoAccounts.filter((account) => 'password' in account))(
    'lets the demo $role sign in by password',
    async ({ email, password, name }) => {
      const body = { authMethod: 'Password', email, password };
      const reply = await sandbox.call('POST', '/auth/login', { body });
      expect(reply.status).toBe(200);
      const { jwt } = reply.body as { jwt: string };
      expect((await sandbox.call('GET', '/users/me', { token: jwt })).body).toMatchObject({ name });
    },
  );

  it('answers the questionnaire from its options', () => {
    const given = (answers: object, set: QuestionSet) =>
      questionSets[set].filter(({ key }) => Object.hasOwn(answers, key));
    for (const { profile, preference } of people) {
      for (const question of given(profile, 'profile')) {
        expect([question.key, answerTo(question, profile)]).not.toContain(null);
      }
      for (const wish of given(preference ?? {}, 'preferences')) {
        expect(preference).toMatchObject({ [wish.key]: answerTo(wish, preference ?? {}) });
      }
    }
  });

  it('has complete questionnaires, except for the demo dater, whom the home page asks to continue', () => {
    const [{ phone }] = demoAccounts;
    const daters = people.filter(({ admin, host, images }) => !admin && !host && images.length > 0);
    const begun = daters.filter(({ profile }) => firstOpenQuestion('profile', profile));
    expect(begun.map(({ phoneNumber }) => phoneNumber)).toEqual([phone]);
    expect(begun.map(incompleteSet)).toEqual([
      { key: 'profile', completedFields: 17, totalFields: 24 },
    ]);
  });

  it('has the demo dater wait for the last decision', () => {
    const dater = people.find(({ phoneNumber }) => phoneNumber === demoAccounts[0].phone);
    expect(dater?.waitlistEntry).toMatchObject({ waitlist: true, status: 'pre-approved' });
  });

  it.each(demoAccounts)('gives the demo $role wallets and linked accounts', ({ phone }) => {
    const person = people.find(({ phoneNumber }) => phoneNumber === phone);
    expect(person?.wallets.length).toBeGreaterThan(0);
    expect(person?.socialAccounts).toHaveLength(2);
  });

  it('links accounts to the profiles that carry their links', () => {
    const linked = people.flatMap(({ socialAccounts, ...person }) =>
      socialAccounts.map((account) => ({ ...account, person })),
    );
    expect(new Set(linked.map(({ platform }) => platform)).size).toBe(6);
    for (const { platform, handle, person } of linked) {
      const links = { instagramLink: person.instagramLink, ...person.socialLinks };
      expect(links[`${platform}Link`]).toBe(socialProfileUrl(platform, handle));
    }
  });

  it('has events before and after now, with pictures that exist', async () => {
    const events = await sandbox.db.query.events.findMany({
      with: { image: true, verticalImage: true },
    });
    const past = events.filter(({ startTime }) => startTime < NOW);
    expect(past.length).toBeGreaterThan(10);
    expect(events.length - past.length).toBeGreaterThan(10);
    expect(past.every(({ status }) => status === 'completed' || status === 'archived')).toBe(true);
    for (const { title, image, verticalImage } of events) {
      expect(title.length).toBeLessThanOrEqual(35);
      expect(existsSync(fileOf(image?.path))).toBe(true);
      expect(existsSync(fileOf(verticalImage?.path))).toBe(true);
    }
  });

  it('gives a picture to events of one title only', async () => {
    const events = await sandbox.db.query.events.findMany({
      with: { image: true, verticalImage: true },
    });
    const titles = new Map<string, string>();
    for (const { title, image, verticalImage } of events) {
      for (const path of [image?.path ?? '', verticalImage?.path ?? '']) {
        expect([path, titles.get(path) ?? title]).toEqual([path, title]);
        titles.set(path, title);
      }
    }
  });

  it('has a series, an event in review of the demo host, a bachelorette event, and galleries', async () => {
    const { body: mine } = await sandbox.call('GET', '/events/portal', {
      token: await tokenOf(demoAccounts[1].phone),
    });
    const { activeEvents, pendingEvents, expiredEvents } = mine as PortalReply;
    expect(pendingEvents.map(({ title }) => title)).toContain('Candlelight Chess');
    expect(activeEvents.find(({ slug }) => slug === 'slow-dinner')?.series).toHaveLength(3);
    expect(activeEvents.some(({ bachelorette }) => bachelorette != null)).toBe(true);
    expect(expiredEvents.some(({ gallery }) => (gallery ?? []).length > 2)).toBe(true);
    const { body: found } = await sandbox.call('POST', '/events/discover', { body: {} });
    const { featuredEvents, count } = found as DiscoverReply;
    expect(featuredEvents).toHaveLength(4);
    expect(count).toBeGreaterThan(15);
    expect(found).toEqual(DiscoverReply.parse(found));
  });

  it('is made once', async () => {
    await seedOnce(sandbox.context, 'full');
    expect(await sandbox.db.$count(schema.users)).toBe(people.length);
  });

  it('leaves room for new people', async () => {
    const { userId } = await sandbox.signUp();
    expect(userId).toBeGreaterThan(Math.max(...people.map(({ id }) => id)));
  });
});
