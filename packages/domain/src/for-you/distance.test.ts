import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milesBetween } from './distance.ts';

const newYork = { geoLat: 40.7128, geoLng: -74.006 };
const toronto = { geoLat: 43.6532, geoLng: -79.3832 };
const nowhere = { geoLat: null, geoLng: null };

describe('milesBetween', () => {
  it('is the distance on the surface of the earth', () => {
    expect(milesBetween(newYork, toronto)).toBeCloseTo(342, -1);
    expect(milesBetween({ geoLat: 0, geoLng: 179.9 }, { geoLat: 0, geoLng: -179.9 })).toBeLessThan(
      15,
    );
  });

  it('is null if a place is unknown', () => {
    expect(milesBetween(newYork, nowhere)).toBeNull();
    expect(milesBetween(nowhere, newYork)).toBeNull();
  });

  it('is symmetric, and at most half the circumference', () => {
    const place = fc.record({
      geoLat: fc.double({ min: -90, max: 90, noNaN: true }),
      geoLng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (one, other) => {
        const miles = milesBetween(one, other) ?? -1;
        expect(miles).toBeCloseTo(milesBetween(other, one) ?? -1);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThan(12_440);
      }),
    );
  });
});
