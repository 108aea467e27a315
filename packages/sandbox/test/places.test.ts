import { describe, expect, it } from 'vitest';
import { searchPlaces } from '../src/location/search-places.ts';

const names = (text: string) => searchPlaces(text).map(({ location }) => location);

describe('places by a part of their name', () => {
  it.each([
    ['new yo', 'New York, New York, United States'],
    ['MONTREAL', 'Montreal, Quebec, Canada'],
    ['toronto, can', 'Toronto, Ontario, Canada'],
    ['angeles', 'Los Angeles, California, United States'],
  ])('%s finds %s first', (text, first) => {
    expect(names(text)[0]).toBe(first);
  });

  it('finds nothing for a blank or unknown name', () => {
    expect(names('  ')).toEqual([]);
    expect(names('atlantis')).toEqual([]);
  });

  it('gives a short list', () => {
    expect(names('united')).toHaveLength(5);
  });
});
