import { describe, expect, it } from 'vitest';
import { lookingForAfter, lookingForText } from './looking-for.ts';

describe('lookingForAfter', () => {
  it.each([
    [['M'], ['M', 'F'], ['M', 'F']],
    [['M', 'F'], ['M', 'F', 'everyone'], ['everyone']],
    [['everyone'], ['everyone', 'F'], ['F']],
    [['everyone'], [], []],
    [[], ['everyone'], ['everyone']],
  ])('from %j to %j is %j', (before, after, chosen) => {
    expect(lookingForAfter(before, after)).toEqual(chosen);
  });
});

describe('lookingForText', () => {
  it.each([
    [[], 'Everyone'],
    [['everyone'], 'Everyone'],
    [['F', 'M'], 'Men, Women'],
    [['non_binary', 'unknown'], 'Non-binary people'],
  ])('of %j is %s', (genders, text) => {
    expect(lookingForText(genders)).toBe(text);
  });
});
