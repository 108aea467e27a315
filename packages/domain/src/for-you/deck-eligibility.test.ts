import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milesBetween } from './distance.ts';
import {
  admitsGender,
  deckEligibility,
  type DeckPerson,
  type DeckSearch,
} from './deck-eligibility.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const TORONTO = { geoLat: 43.6532, geoLng: -79.3832 };
const MONTREAL = { geoLat: 45.5019, geoLng: -73.5674 };
const NOWHERE = { geoLat: null, geoLng: null };

describe('milesBetween', () => {
  it.each([
    [TORONTO, MONTREAL, 313],
    [TORONTO, TORONTO, 0],
    [{ geoLat: 0, geoLng: 0 }, { geoLat: 0, geoLng: 180 }, 12_437],
    [{ geoLat: 0, geoLng: 179.5 }, { geoLat: 0, geoLng: -179.5 }, 69],
  ])('from %o to %o is %i', (one, other, miles) => {
    expect(Math.round(milesBetween(one, other) ?? Number.NaN)).toBe(miles);
  });

  it('is null from or to an unknown place', () => {
    expect(milesBetween(NOWHERE, TORONTO)).toBeNull();
    expect(milesBetween(TORONTO, { geoLat: 43, geoLng: null })).toBeNull();
  });

  it('is symmetric, and at most half the circumference', () => {
    const place = fc.record({
      geoLat: fc.double({ min: -90, max: 90, noNaN: true }),
      geoLng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (one, other) => {
        const miles = milesBetween(one, other) ?? Number.NaN;
        expect(miles).toBeCloseTo(milesBetween(other, one) ?? Number.NaN, 6);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThanOrEqual(12_438);
      }),
    );
  });
});

describe('admitsGender', () => {
  it.each<[string[], string | null, boolean]>([
    [['M'], 'M', true],
    [['M'], 'F', false],
    [['M', 'F'], 'F', true],
    [['M'], 'non_binary', false],
    [['non_binary'], 'non_binary', true],
    [['non_binary'], 'Agender', true],
    [['non_binary'], 'F', false],
    [['F', 'non_binary'], 'Agender', true],
    [['everyone'], 'Agender', true],
    [['everyone'], null, true],
    [['M'], null, false],
    [[], 'F', true],
    [[], null, true],
  ])('looking for %j admits %s: %s', (genders, gender, admitted) => {
    expect(admitsGender(genders, gender)).toBe(admitted);
  });
});

describe('deckEligibility', () => {
  type Other = DeckPerson & Pick<DeckSearch, 'genders'>;
  const viewer: DeckPerson = { gender: 'F', birthdate: '1996-04-12', ...TORONTO };
  const search: DeckSearch = { genders: ['M'], minAge: 30, maxAge: 40, radius: 50 };
  const other: Other = { gender: 'M', birthdate: '1990-06-01', genders: ['F'], ...TORONTO };
  it.each<[string, Partial<Other>, Partial<DeckSearch>, Partial<DeckPerson>, boolean]>([
    ['a user who fits', {}, {}, {}, true],
    ['a gender that is not looked for', { gender: 'F' }, {}, {}, false],
    ['a user who looks for others', { genders: ['M'] }, {}, {}, false],
    ['a user who looks for everyone', { genders: ['everyone'] }, {}, {}, true],
    ['the least age', { birthdate: '1996-12-01' }, {}, {}, true],
    ['a day too young', { birthdate: '1996-12-02' }, {}, {}, false],
    ['the greatest age', { birthdate: '1985-12-02' }, {}, {}, true],
    ['a day too old', { birthdate: '1985-12-01' }, {}, {}, false],
    ['an unknown age', { birthdate: null }, {}, {}, false],
    [
      'an unknown age, where none is asked',
      { birthdate: null },
      { minAge: null, maxAge: null },
      {},
      true,
    ],
    ['any age above the least', { birthdate: '1950-01-01' }, { maxAge: null }, {}, true],
    ['another city', MONTREAL, {}, {}, false],
    ['another city at any distance', MONTREAL, { radius: 100 }, {}, true],
    ['a place that is not known', NOWHERE, {}, {}, true],
    ['a viewer whose place is not known', MONTREAL, {}, NOWHERE, true],
    ['the same place at no distance', {}, { radius: 0 }, {}, true],
  ])('%s', (_what, change, searched, seer, fits) => {
    const seen = deckEligibility(
      { ...viewer, ...seer },
      { ...search, ...searched },
      { ...other, ...change },
      NOW,
    );
    expect(seen).toBe(fits);
  });
});
