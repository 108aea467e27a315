import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMPARED_ANSWERS,
  compatibility,
  type ComparedPerson,
} from '../src/for-you/compatibility.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const blank: ComparedPerson = { birthdate: null, interests: [], profile: {}, preference: null };
const noAges = { minAge: null, maxAge: null };

describe('compatibility', () => {
  it.each<[string, Partial<ComparedPerson>, Partial<ComparedPerson>, object]>([
    ['people who said nothing', {}, {}, { score: 50, attributes: [] }],
    ['an answer of one alone', { profile: { diet: 'Vegan' } }, {}, { score: 50, attributes: [] }],
    [
      'the same answer',
      { profile: { diet: 'Vegan' } },
      { profile: { diet: 'Vegan' } },
      { score: 100, attributes: [{ attribute: 'diet', score: 100 }] },
    ],
    [
      'different answers',
      { profile: { diet: 'Vegan', politics: 'Moderate' } },
      { profile: { diet: 'Everything', politics: 'Moderate' } },
      {
        score: 50,
        attributes: [
          { attribute: 'politics', score: 100 },
          { attribute: 'diet', score: 0 },
        ],
      },
    ],
    [
      'lists that overlap',
      { profile: { fitnessActivities: ['Yoga', 'Running'] } },
      { profile: { fitnessActivities: ['Yoga', 'Climbing'] } },
      { score: 33, attributes: [{ attribute: 'fitnessActivities', score: 33 }] },
    ],
    [
      'a preference that is met',
      { preference: { ...noAges, diets: ['Vegan', 'Vegetarian'] } },
      { profile: { diet: 'Vegan' } },
      { score: 100, attributes: [{ attribute: 'diet', score: 100 }] },
    ],
    [
      'a preference that outweighs a difference by half',
      { preference: { ...noAges, diets: ['Vegan'] }, profile: { diet: 'Everything' } },
      { profile: { diet: 'Vegan' } },
      { score: 50, attributes: [{ attribute: 'diet', score: 50 }] },
    ],
    [
      'an age and a height that are looked for',
      { preference: { minAge: 30, maxAge: 40, minHeight: `5'6"`, maxHeight: null } },
      { birthdate: '1990-01-01', profile: { height: `5'11"` } },
      {
        score: 100,
        attributes: [
          { attribute: 'age', score: 100 },
          { attribute: 'height', score: 100 },
        ],
      },
    ],
    [
      'an age that is not looked for',
      { preference: { minAge: 30, maxAge: 40 } },
      { birthdate: '2000-01-01' },
      { score: 0, attributes: [{ attribute: 'age', score: 0 }] },
    ],
  ])('compares %s', (_what, one, other, expected) => {
    expect(compatibility({ ...blank, ...one }, { ...blank, ...other }, NOW)).toEqual(expected);
  });
});

const answer = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined });
const answers = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 });
const age = fc.option(fc.integer({ min: 18, max: 100 }));
const person: fc.Arbitrary<ComparedPerson> = fc.record({
  birthdate: fc.option(fc.constantFrom('1950-01-01', '1980-06-15', '2004-12-31')),
  interests: answers,
  profile: fc.record({
    ...Object.fromEntries(COMPARED_ANSWERS.map((key) => [key, answer])),
    fitnessActivities: answers,
    height: fc.constantFrom(undefined, `5'2"`, `6'1"`, 'tall'),
  }),
  preference: fc.option(
    fc.record({ minAge: age, maxAge: age, diets: answers, religion: answers, politics: answers }),
  ),
});

describe('every compatibility', () => {
  it('is a whole number from 0 to 100, in all and by attribute', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        const { score, attributes } = compatibility(one, other, NOW);
        for (const value of [score, ...attributes.map((part) => part.score)]) {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('is symmetric', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        expect(compatibility(one, other, NOW)).toEqual(compatibility(other, one, NOW));
      }),
    );
  });

  it('is 100 for the same answers without preferences, and neutral without answers', () => {
    fc.assert(
      fc.property(person, (someone) => {
        const one = { ...someone, preference: null };
        const { score, attributes } = compatibility(one, one, NOW);
        expect(score).toBe(attributes.length === 0 ? 50 : 100);
      }),
    );
  });

  it('does not decrease with another matching answer', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        const without = (someone: ComparedPerson) => ({
          ...someone,
          profile: { ...someone.profile, smoking: undefined },
        });
        const withAgreement = (someone: ComparedPerson) => ({
          ...someone,
          profile: { ...someone.profile, smoking: 'No' },
        });
        const before = compatibility(without(one), without(other), NOW).score;
        const after = compatibility(withAgreement(one), withAgreement(other), NOW).score;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
