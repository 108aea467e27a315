import { describe, expect, it } from 'vitest';
import { fieldMessages } from '../field-messages.ts';
import {
  preferencesOf,
  preferencesProblem,
  preferencesUpdate,
  type Preferences,
} from './preferences.ts';

const before: Preferences = {
  minAge: 27,
  maxAge: 39,
  genders: ['M', 'F'],
  offsetRadius: 50,
  location: { text: 'Toronto, Canada', place: null },
};
const montreal = {
  location: 'Montreal, Canada',
  geoLat: 45.5,
  geoLng: -73.57,
  userAddress: { locality: 'Montreal' },
};

describe('preferencesOf', () => {
  it('fills in missing values', () => {
    expect(preferencesOf({})).toEqual({
      minAge: 18,
      maxAge: 100,
      genders: [],
      offsetRadius: 50,
      location: { text: '', place: null },
    });
    const preference = { genders: ['M'], minAge: 30, maxAge: null, offsetRadius: 0 };
    expect(preferencesOf({ preference, location: 'Toronto' })).toMatchObject({
      minAge: 30,
      maxAge: 100,
      offsetRadius: 0,
      location: { text: 'Toronto' },
    });
  });
});

describe('preferencesProblem', () => {
  it.each([
    ['untouched', before.location, null],
    ['chosen', { text: montreal.location, place: montreal }, null],
    ['typed only', { text: 'Montr', place: null }, fieldMessages.location.missing],
    ['emptied', { text: '', place: null }, fieldMessages.location.missing],
  ])('for a location that is %s', (_what, location, problem) => {
    expect(preferencesProblem(before, { ...before, location })).toBe(problem);
  });
});

describe('preferencesUpdate', () => {
  it.each<[string, Partial<Preferences>, object | null]>([
    ['nothing', {}, null],
    ['the same genders in another order', { genders: ['F', 'M'] }, null],
    ['no genders, which cannot be sent', { genders: [] }, null],
    [
      'an age, which takes the other along',
      { maxAge: 45 },
      { preference: { minAge: 27, maxAge: 45 } },
    ],
    ['the radius', { offsetRadius: 0 }, { preference: { offsetRadius: 0 } }],
    ['the genders', { genders: ['everyone'] }, { preference: { genders: ['everyone'] } }],
    ['a gender that is no option, which cannot be sent', { genders: ['women'] }, null],
    ['the location', { location: { text: montreal.location, place: montreal } }, montreal],
  ])('for %s', (_what, change, update) => {
    expect(preferencesUpdate(before, { ...before, ...change })).toEqual(update);
  });

  it('leaves stored genders that are no options as they are', () => {
    const other = { ...before, genders: ['M', 'two_spirit'] };
    expect(preferencesUpdate(other, { ...other, offsetRadius: 0 })).toEqual({
      preference: { offsetRadius: 0 },
    });
  });
});
