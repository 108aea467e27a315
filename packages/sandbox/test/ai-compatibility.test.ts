import type { IdealProfilePromptTemplate, User } from '@perigee/api/zod';
import { AiCompatibility } from '@perigee/api/zod';
import { limits } from '@perigee/domain';
import { adminMessages, averageDistance } from '@perigee/domain/admin';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople } from '../src/seed/insert.ts';
import { waiting } from '../src/states/people.ts';
import { asAdmin, memberOf } from './admin-people.ts';
import { createTestSandbox, failed, NOW } from './harness.ts';
import { adminServerMessages } from '../src/admin/server-messages.ts';

const [SEEKER, NEAR, FAR, MAN, PICKY, FLAGGED, APPLICANT] = [101, 102, 103, 104, 105, 106, 107];

const women = (change: Partial<User>): Partial<User> => ({
  gender: 'F',
  birthdate: '1992-06-01',
  preference: { genders: ['M'], minAge: null, maxAge: null },
  interests: ['Vinyl', 'Climbing'],
  profile: { height: `5'6"`, religion: 'Jewish', politics: 'Liberal', bio: 'Collects tickets.' },
  ...change,
});

const sandbox = await createTestSandbox();
let call: Awaited<ReturnType<typeof asAdmin>>;
beforeEach(async () => {
  call = await asAdmin(sandbox, [
    memberOf(SEEKER, {
      firstName: 'Idris',
      username: 'idris',
      birthdate: '1991-08-30',
      interests: ['Vinyl', 'Climbing'],
      preference: {
        genders: ['F'],
        minAge: 30,
        maxAge: 38,
        minHeight: `5'4"`,
        maxHeight: `5'8"`,
        religion: ['Jewish'],
      },
      profile: {
        bio: 'Restores old radios.',
        occupation: 'Sound engineer',
        politics: 'Liberal',
        careerGoals: 'Growing',
      },
    }),
    memberOf(NEAR, women({})),
    memberOf(
      FAR,
      women({
        birthdate: '1970-01-01',
        interests: ['Chess'],
        profile: { height: `6'6"`, religion: 'Muslim', politics: 'Moderate' },
      }),
    ),
    memberOf(
      MAN,
      women({ gender: 'M', preference: { genders: ['M'], minAge: null, maxAge: null } }),
    ),
    memberOf(PICKY, women({ preference: { genders: ['F'], minAge: null, maxAge: null } })),
    memberOf(FLAGGED, women({ ignore: true })),
    waiting({ id: APPLICANT, email: 'waiting@example.com', phoneNumber: '+12125550177' }, NOW),
  ]);
});
afterAll(() => sandbox.close());

const load = (user: number | string, idealProfilePromptTemplate?: IdealProfilePromptTemplate) =>
  call('POST', `/v1/admin/ai/users/${user}/profiles`, { body: { idealProfilePromptTemplate } });
const loaded = async (template?: IdealProfilePromptTemplate) => {
  const { status, body } = await load(SEEKER, template);
  expect(status).toBe(200);
  return AiCompatibility.parse(body);
};

describe('the profiles in words', () => {
  it('are made of the fields of the profile', async () => {
    const { userProfile, idealProfile } = await loaded();
    expect(userProfile).toMatchObject({ userId: SEEKER, trait: 'Ambitious' });
    expect(userProfile.profile).toContain('Idris, 35, Sound engineer');
    expect(userProfile.profile).toContain('Restores old radios.');
    expect(userProfile.profile).toContain('Vinyl and Climbing');
    expect(userProfile.tags).toEqual(['Sound engineer', 'Vinyl', 'Climbing', 'Liberal']);
    expect(idealProfile.userId).toBe(SEEKER);
    expect(idealProfile.profile).toContain('Idris');
    expect(idealProfile.profile).toContain('About 34 years old.');
    expect(idealProfile.profile).toContain(`About 5'6" tall.`);
    expect(idealProfile.profile).toContain('Religion: Jewish.');
  });

  it('leave out the empty fields of the profile', async () => {
    const { userProfile, idealProfile, idealMatches } = await loaded();
    for (const { profile } of [userProfile, idealProfile, ...idealMatches]) {
      expect(profile).not.toMatch(/null|undefined|NaN|\{|: \./);
    }
    expect(idealProfile.profile).not.toContain('Diet');
  });

  it('are the same each time', async () => {
    expect(await loaded()).toEqual(await loaded());
  });

  it('are found by username', async () => {
    expect((await load('idris')).body).toEqual(await loaded());
  });

  it('are not found for an unknown user', async () => {
    expect(await load(999)).toEqual(failed(404, adminMessages.notFound));
  });

  it('are refused for a user without a complete profile', async () => {
    expect(await load(APPLICANT)).toEqual(failed(422, adminServerMessages.noProfile));
  });
});

describe('the ideal matches', () => {
  it('are members who suit each other, the nearest first', async () => {
    const { idealMatches } = await loaded();
    expect(idealMatches.map(({ userId }) => userId)).toEqual([NEAR, FAR]);
    const [near, far] = idealMatches;
    expect(near?.averageDistance).toBeLessThan(far?.averageDistance ?? 0);
  });

  it('have a distance in each attribute, from 0 to 1, and their mean', async () => {
    const { idealMatches } = await loaded();
    for (const match of idealMatches) {
      expect(match.averageDistance).toBe(averageDistance(match.distances));
      for (const { distance } of match.distances) {
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(1);
      }
    }
    const [near, far] = idealMatches.map(
      ({ distances }) => new Map(distances.map(({ attribute, distance }) => [attribute, distance])),
    );
    expect(near).toEqual(
      new Map([
        ['age', 0],
        ['height', 0],
        ['religion', 0],
        ['politics', 0],
        ['career', 0.5],
        ['interests', 0],
      ]),
    );
    expect(Object.fromEntries(far ?? [])).toMatchObject({ age: 1, height: 1, interests: 1 });
  });

  it('are at most ten, of two alike the lower id', async () => {
    const more = Array.from({ length: 12 }, (_, index) => memberOf(300 + index, women({})));
    await insertPeople(sandbox.db, more.toReversed());
    const { idealMatches } = await loaded();
    expect(idealMatches).toHaveLength(limits.idealMatches);
    expect(idealMatches.map(({ userId }) => userId)).toEqual([
      NEAR,
      ...more.slice(0, 9).map(({ user }) => user.id),
    ]);
  });
});

describe('a template', () => {
  const template = {
    system: 'You are brief.',
    user: 'Who would suit {name} by age and religion?',
    assistant: '{name} would be happy with this:',
  };

  it('changes the ideal, and the attributes by which members are measured', async () => {
    const before = await loaded();
    const after = await loaded(template);
    expect(after.idealProfilePromptTemplate).toEqual(template);
    expect(after.userProfile).toEqual(before.userProfile);
    expect(after.idealProfile.profile).toMatch(/^Idris would be happy with this: /);
    expect(after.idealProfile.profile).not.toContain('tall');
    for (const { distances } of after.idealMatches) {
      expect(distances.map(({ attribute }) => attribute).toSorted()).toEqual(['age', 'religion']);
    }
  });

  it('changes the ideal, whichever of its prompts is changed', async () => {
    const all = { ...template, user: 'Who would suit {name}?' };
    const variants = [
      all,
      { ...all, system: 'Take your time.' },
      { ...all, user: 'Whom should {name} meet?' },
      { ...all, assistant: 'Here is a match.' },
    ];
    const texts = new Set<string>();
    for (const variant of variants) texts.add((await loaded(variant)).idealProfile.profile);
    expect(texts.size).toBe(variants.length);
  });

  it('stays applied to this member alone', async () => {
    const applied = await loaded(template);
    expect(await loaded()).toEqual(applied);
    const other = (await load(NEAR)).body as AiCompatibility;
    expect(other.idealProfilePromptTemplate).not.toEqual(template);
    const again = { ...template, user: 'By height' };
    expect((await loaded(again)).idealProfilePromptTemplate).toEqual(again);
    expect((await loaded()).idealProfilePromptTemplate).toEqual(again);
  });

  it('is refused for a user without a profile', async () => {
    expect(await load(APPLICANT, template)).toEqual(failed(422, adminServerMessages.noProfile));
  });
});
