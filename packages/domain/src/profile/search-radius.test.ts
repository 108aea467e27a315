import { describe, expect, it } from 'vitest';
import { searchRadiusText } from './search-radius.ts';

describe('searchRadiusText', () => {
  it.each([
    [0, '0 mi'],
    [50, '50 mi'],
    [99, '99 mi'],
    [100, '100+ mi'],
  ])('%d: %s', (miles, text) => {
    expect(searchRadiusText(miles)).toBe(text);
  });
});
