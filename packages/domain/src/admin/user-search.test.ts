import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverMessages } from '../server-messages.ts';
import { filterRangeProblem, USER_FILTERS } from './user-filters.ts';
import {
  activeUserParams,
  appliedFilters,
  filterOptions,
  NO_USER_SEARCH,
  userSearchFrom,
  userSearchQuery,
  withFilter,
  type UserSearch,
} from './user-search.ts';

const narrow: UserSearch = {
  text: ' noor ',
  about: { gender: 'F', minAge: 28, maxAge: 36, minHNum: 7 },
  lookingFor: { genderPreference: 'M' },
};

const filterNamed = (label: string, group = 'about') => {
  const found = USER_FILTERS.find((filter) => filter.label === label && filter.group === group);
  if (found === undefined) throw new Error(`There is no filter ${label}.`);
  return found;
};

describe('the filters of the form', () => {
  it('are those of the documents, in their order', () => {
    const fieldsOf = (group: string) =>
      USER_FILTERS.filter((filter) => filter.group === group).flatMap(({ fields }) => [...fields]);
    expect(fieldsOf('about').join(' ')).toBe(
      'gender minAge maxAge minHeight maxHeight religion ethnicity politics starSign minHNum maxHNum',
    );
    expect(fieldsOf('lookingFor').join(' ')).toBe(
      'genderPreference age height religion ethnicity politics',
    );
  });

  it.each([
    ['Age', 'about', 100, 18, 117],
    ['hNum', 'about', 10, 1, 10],
    ['Height', 'about', 39, `4'0"`, `7'2"`],
    ['Star sign', 'about', 12, 'Aries', 'Pisces'],
    ['Age', 'lookingFor', 100, 18, 117],
    ['Religion', 'lookingFor', 10, 'Agnostic', 'Other'],
    ['Gender preference', 'lookingFor', 4, 'M', 'everyone'],
  ])('%s of %s has %i options, from %s to %s', (label, group, count, first, last) => {
    const { options } = filterNamed(label, group);
    expect(options).toHaveLength(count);
    expect([options[0]?.value, options.at(-1)?.value]).toEqual([first, last]);
  });
});

describe('filterOptions', () => {
  it.each([
    ['minHNum', { maxHNum: 4 }, 1, 4],
    ['maxHNum', { minHNum: 7 }, 7, 10],
    ['maxHNum', {}, 1, 10],
    ['maxHNum', { maxHNum: 3 }, 1, 10],
  ])('of %s with %o are from %i to %i', (field, about, first, last) => {
    const options = filterOptions(filterNamed('hNum'), field, { ...NO_USER_SEARCH, about });
    expect([options[0]?.value, options.at(-1)?.value]).toEqual([first, last]);
  });
});

describe('activeUserParams', () => {
  it.each<[UserSearch, object | undefined]>([
    [NO_USER_SEARCH, undefined],
    [{ ...NO_USER_SEARCH, text: '  ' }, undefined],
    [{ ...NO_USER_SEARCH, text: ' 1021' }, { search: '1021' }],
    [withFilter(NO_USER_SEARCH, 'about', 'gender', undefined), undefined],
    [
      narrow,
      {
        search: 'noor',
        filters:
          '{"about":{"gender":"F","minAge":28,"maxAge":36,"minHNum":7},"lookingFor":{"genderPreference":"M"}}',
      },
    ],
    [
      { ...NO_USER_SEARCH, lookingFor: { height: `5'7"` } },
      { filters: String.raw`{"lookingFor":{"height":"5'7\""}}` },
    ],
  ])('of %o are %o', (search, params) => {
    expect(activeUserParams(search)).toEqual(params);
  });

  it('do not depend on the order of the choices', () => {
    const about = { maxAge: 36, minAge: 28, minHNum: 7, gender: 'F' };
    expect(activeUserParams({ ...narrow, about })).toEqual(activeUserParams(narrow));
  });
});

const searchIn = (query: Readonly<Record<string, string>>) =>
  userSearchFrom((name) => query[name] ?? null);

describe('the search in an address', () => {
  it.each<[Record<string, string>, Partial<UserSearch>]>([
    [{}, {}],
    [{ search: ' noor ' }, { text: 'noor' }],
    [{ search: 'n'.repeat(201) }, { text: 'n'.repeat(200) }],
    [
      { 'about.minAge': '28', 'lookingFor.age': '30' },
      { about: { minAge: 28 }, lookingFor: { age: 30 } },
    ],
    [{ 'about.minAge': '17', 'about.gender': 'X', 'about.religion': '' }, {}],
    [{ 'about.minAge': '40', 'about.maxAge': '30' }, { about: { maxAge: 30 } }],
    [{ 'about.genderPreference': 'M', age: '30' }, {}],
  ])('%o is %o', (query, search) => {
    expect(searchIn(query)).toEqual({ ...NO_USER_SEARCH, ...search });
  });

  it('is that which was written there, for any choices', () => {
    const choices = USER_FILTERS.map(({ group, fields, options }) =>
      fc
        .tuple(
          fc.option(fc.nat(options.length - 1), { nil: undefined }),
          fc.option(fc.nat(options.length - 1), { nil: undefined }),
        )
        .map(([one, other]) => {
          const at = (index?: number) => (index === undefined ? undefined : options[index]?.value);
          const [low, high] =
            one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
          const [min, max] = fields;
          return [
            [group, min, at(low)],
            ...(max === undefined ? [] : [[group, max, at(high)] as const]),
          ] as const;
        }),
    );
    fc.assert(
      fc.property(fc.string(), fc.tuple(...choices), (text, filters) => {
        let search: UserSearch = { ...NO_USER_SEARCH, text: text.trim() };
        for (const [group, field, value] of filters.flat()) {
          search = withFilter(search, group, field, value);
        }
        expect(activeUserParams(searchIn(userSearchQuery(search)))).toEqual(
          activeUserParams(search),
        );
      }),
    );
  });
});

describe('appliedFilters', () => {
  it('are named in the order of the form', () => {
    const names = appliedFilters(narrow).map(({ group, label, value }) => [group, label, value]);
    expect(names).toEqual([
      [null, 'Search', 'noor'],
      ['about', 'Gender', 'F'],
      ['about', 'Age', '28 to 36'],
      ['about', 'hNum', 'from 7'],
      ['lookingFor', 'Gender preference', 'M'],
    ]);
  });

  it.each([
    [{ maxAge: 36 }, 'to 36'],
    [{ minAge: 36 }, 'from 36'],
    [{ minAge: 36, maxAge: 36 }, '36'],
  ])('%o is in words: %s', (about, value) => {
    expect(appliedFilters({ ...NO_USER_SEARCH, about })[0]?.value).toBe(value);
  });

  it('are taken away alone', () => {
    const [text, , age] = appliedFilters(narrow);
    expect(text?.without).toEqual({ ...narrow, text: '' });
    expect(appliedFilters(age?.without ?? NO_USER_SEARCH).map(({ label }) => label)).toEqual([
      'Search',
      'Gender',
      'hNum',
      'Gender preference',
    ]);
  });

  it('are none without a search', () => {
    expect(appliedFilters(NO_USER_SEARCH)).toEqual([]);
  });
});

describe('filterRangeProblem', () => {
  const crossed = (min: string, max: string) =>
    serverMessages.rangeCrossed(`about.${min}`, `about.${max}`);
  it.each([
    [{}, null],
    [{ minAge: 28, maxAge: 28 }, null],
    [{ minAge: 28 }, null],
    [{ maxAge: 28 }, null],
    [{ minAge: 29, maxAge: 28 }, crossed('minAge', 'maxAge')],
    [{ minHeight: `5'9"`, maxHeight: `5'10"` }, null],
    [{ minHeight: `5'10"`, maxHeight: `5'9"` }, crossed('minHeight', 'maxHeight')],
    [{ minHNum: 10, maxHNum: 9 }, crossed('minHNum', 'maxHNum')],
    [{ gender: 'F', religion: 'Jewish' }, null],
  ])('of %j is %s', (values, problem) => {
    expect(filterRangeProblem('about', values)).toBe(problem);
  });
});
