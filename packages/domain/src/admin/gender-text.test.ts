import { describe, expect, it } from 'vitest';
import { genderPreferenceText, genderText } from './gender-text.ts';

describe('genderText', () => {
  it.each([
    ['M', 'M'],
    ['F', 'F'],
    ['non_binary', 'Non-binary'],
    ['everyone', 'Everyone'],
    ['of_another_kind', 'Of another kind'],
    ['', null],
    [null, null],
  ])('of %j is %j', (gender, text) => {
    expect(genderText(gender)).toBe(text);
  });
});

describe('genderPreferenceText', () => {
  it.each([
    [[], null],
    [['M'], 'M'],
    [['F', 'non_binary'], 'F, Non-binary'],
    [['everyone'], 'Everyone'],
  ])('of %j is %j', (genders, text) => {
    expect(genderPreferenceText(genders)).toBe(text);
  });
});
