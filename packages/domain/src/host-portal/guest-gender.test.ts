import { describe, expect, it } from 'vitest';
import { genderCountLine, guestGenderLabel, guestGenderLine } from './guest-gender.ts';

it.each([
  ['M', 'Man'],
  ['F', 'Woman'],
  ['non_binary', 'Non-binary'],
  ['of_another_kind', 'of_another_kind'],
  ['', null],
  [null, null],
  [undefined, null],
])('guestGenderLabel of %j is %j', (gender, label) => {
  expect(guestGenderLabel(gender)).toBe(label);
});

describe('genderCountLine', () => {
  it.each([
    [{}, ''],
    [{ M: 2, F: 1 }, '2 men, 1 woman'],
    [{ M: 1, F: 0, others: 2 }, '1 man, 2 others'],
    [{ others: 1 }, '1 other'],
  ])('of %j is %j', (counts, text) => {
    expect(genderCountLine(counts)).toBe(text);
  });
});

it('guestGenderLine counts people without a gender as others', () => {
  expect(guestGenderLine([{ gender: 'F' }, { gender: null }, {}])).toBe('1 woman, 2 others');
});
