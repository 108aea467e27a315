import { describe, expect, it } from 'vitest';
import { EDUCATION_LEVELS, isEducationLevel } from './education-level.ts';
import { FURTHER_GENDERS, genderGroup, GENDERS, namedGender } from './gender.ts';
import { withOwnAnswer } from './option.ts';
import {
  isPreferredGender,
  PREFERRED_GENDERS,
  preferredGendersAfter,
  preferredGendersText,
} from './preferred-genders.ts';
import { SEXUAL_ORIENTATIONS } from './sexual-orientation.ts';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

describe('the lists', () => {
  it.each([
    ['genders', GENDERS, ['M', 'F', 'Other-Gender']],
    ['orientations', SEXUAL_ORIENTATIONS, ['straight', 'lesbian', 'gay', 'open', 'lgbtq_plus']],
    ['preferred genders', PREFERRED_GENDERS, ['M', 'F', 'non_binary', 'everyone']],
    [
      'education levels',
      EDUCATION_LEVELS,
      ['High school', 'Undergrad', 'Post grad', 'Doctorate', 'Prefer Not to Say'],
    ],
  ])('of %s', (_, options, expected) => {
    expect(values(options)).toEqual(expected);
  });

  it('of further genders has about 60, each unique and none among the first', () => {
    expect(FURTHER_GENDERS).toHaveLength(60);
    const all = values([...GENDERS, ...FURTHER_GENDERS]);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain('non_binary');
    expect(FURTHER_GENDERS.find(({ label }) => label === 'Māhū')?.value).toBe('mahu');
    expect(values(FURTHER_GENDERS).every((value) => /^[a-z_]+$/.test(value))).toBe(true);
  });
});

it.each([
  [null, null, null],
  ['M', 'M', 'M'],
  ['F', 'F', 'F'],
  ['Other-Gender', 'Other-Gender', null],
  ['two_spirit', 'Other-Gender', 'two_spirit'],
])('gender %s belongs to %s and is named %s', (gender, group, named) => {
  expect(genderGroup(gender)).toBe(group);
  expect(namedGender(gender)).toBe(named);
});

it.each([
  [[], ['M'], ['M']],
  [['M'], ['M', 'F'], ['M', 'F']],
  [['M', 'F'], ['M', 'F', 'everyone'], ['everyone']],
  [['everyone'], ['everyone', 'F'], ['F']],
  [['everyone'], [], []],
  [
    ['M', 'women'],
    ['M', 'women', 'F'],
    ['M', 'F'],
  ],
  [['M', 'women'], ['M'], ['M']],
  [['women'], ['women', 'everyone'], ['everyone']],
])('with %j, a choice of %j looks for %j', (before, after, expected) => {
  expect(preferredGendersAfter(before, after)).toEqual(expected);
});

it('offers the stored answer, also if it is not in the list', () => {
  const answers = [null, 'gay', 'prefer_not_to_say'];
  const offered = answers.map((value) => withOwnAnswer(SEXUAL_ORIENTATIONS, value));
  expect(offered.map(({ length }) => length)).toEqual([5, 5, 6]);
  expect(offered[2]?.at(-1)).toEqual({ value: 'prefer_not_to_say', label: 'Prefer not to say' });
  const genders = withOwnAnswer(PREFERRED_GENDERS, ['M', 'two_spirit', 'women']);
  expect(values(genders.slice(4))).toEqual(['two_spirit', 'women']);
});

it.each([
  [[], 'Everyone'],
  [['everyone'], 'Everyone'],
  [['F', 'M'], 'Men, Women'],
  [['two_spirit', 'non_binary'], 'Non-binary, Two spirit'],
  [['two_spirit'], 'Two spirit'],
])('looking for %j reads %s', (genders, text) => {
  expect(preferredGendersText(genders)).toBe(text);
});

it.each([
  ['M', true],
  ['everyone', true],
  ['women', false],
  ['Other-Gender', false],
  ['', false],
])('%j can be sent as a gender to look for: %s', (gender, known) => {
  expect(isPreferredGender(gender)).toBe(known);
});

it.each([
  ['Post grad', true],
  ['Prefer Not to Say', true],
  ['PhD', false],
  ['', false],
])('%j can be sent as a level of education: %s', (level, known) => {
  expect(isEducationLevel(level)).toBe(known);
});
