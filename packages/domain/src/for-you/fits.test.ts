import { describe, expect, it } from 'vitest';
import { admitsGender } from './fits.ts';

describe('admitsGender', () => {
  it.each([
    [[], 'F', true],
    [[], null, true],
    [['everyone'], null, true],
    [['F'], 'F', true],
    [['F'], 'M', false],
    [['F'], null, false],
    [['non_binary'], 'agender', true],
    [['non_binary'], 'M', false],
  ])('%o and %s: %s', (genders, gender, admits) => {
    expect(admitsGender(genders, gender)).toBe(admits);
  });
});
