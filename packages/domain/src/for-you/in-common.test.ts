import { describe, expect, it } from 'vitest';
import { inCommon, youBoth, type OtherInCommon, type ViewerInCommon } from './in-common.ts';

const viewer: ViewerInCommon = {
  userAddress: { locality: 'Toronto' },
  location: 'Toronto, Canada',
  profile: {
    occupation: 'Sound engineer',
    educationLevel: 'Post grad',
    wantFamily: 'Yes',
    diet: 'Vegetarian',
    smoking: 'No',
    intention: 'Not sure yet',
  },
};
const stranger: OtherInCommon = { location: null, profile: {} };
const fully = (...attributes: string[]) =>
  attributes.map((attribute) => ({ attribute, score: 100 }));
const both = (...parameters: Parameters<typeof inCommon>) =>
  inCommon(...parameters).map((shared) => shared.both);

describe('inCommon', () => {
  it.each<[string, Partial<OtherInCommon>, string[]]>([
    ['nothing', {}, []],
    ['the city', { location: ' toronto ' }, ['live in toronto']],
    ['no city but the address', { location: 'Toronto, Canada' }, []],
    ['the occupation', { profile: { occupation: 'sound engineer' } }, ['do the same work']],
    ['the education', { profile: { educationLevel: 'Post grad' } }, ['went to grad school']],
    ['no other education', { profile: { educationLevel: 'Doctorate' } }, []],
    ['no empty texts', { location: '', profile: { occupation: ' ' } }, []],
  ])('of two profiles names %s', (_, other, expected) => {
    expect(both(viewer, { ...stranger, ...other })).toEqual(expected);
  });

  it('compares the location of a viewer without an address', () => {
    const location = 'Queens, New York';
    expect(both({ location }, { ...stranger, location })).toEqual(['live in Queens']);
  });

  it.each([
    [
      'all that agree, the most telling first',
      fully('smoking', 'diet', 'wantFamily'),
      ['want a family', 'eat vegetarian', "don't smoke"],
    ],
    ['none that agree in part', [{ attribute: 'diet', score: 99 }], []],
    ['none that the viewer has not given', fully('alcohol'), []],
    ['none that say nothing', fully('intention'), []],
    ['none that are left out', fully('religion', 'drugs', 'age', 'toString'), []],
  ])('of the compared answers names %s', (_, compared, expected) => {
    expect(both(viewer, stranger, compared)).toEqual(expected);
  });

  it('of viewers without answers names nothing', () => {
    expect(both({}, stranger, fully('diet'))).toEqual([]);
    expect(both({ profile: { diet: 'toString' } }, stranger, fully('diet'))).toEqual([]);
  });

  it('has a text for a chip, except for what the profile shows', () => {
    const other = { ...stranger, location: 'Toronto' };
    expect(inCommon(viewer, other, fully('diet')).map(({ one }) => one)).toEqual([
      null,
      'Vegetarian',
    ]);
  });
});

it.each([
  [[], null],
  [['eat vegan'], 'You both eat vegan.'],
  [['live in Rome', 'eat vegan'], 'You both live in Rome and eat vegan.'],
  [['live in Rome', 'eat vegan', 'smoke'], 'You both live in Rome, eat vegan, and smoke.'],
])('youBoth of %j reads %s', (shared, sentence) => {
  expect(youBoth(shared.map((text) => ({ both: text, one: null })))).toBe(sentence);
});
