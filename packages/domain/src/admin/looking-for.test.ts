import { expect, it } from 'vitest';
import { lookingForText } from './looking-for.ts';

it.each([
  [['F'], { minAge: 28, maxAge: 40 }, 'F, 28 to 40'],
  [['M', 'F'], { minAge: null, maxAge: null }, 'M, F'],
  [['M'], { minAge: 28, maxAge: null }, 'M, from 28'],
  [[], { minAge: null, maxAge: 40 }, 'up to 40'],
  [['M'], null, 'M'],
  [[], null, null],
])('lookingForText(%o, %o) is %s', (genders, wishes, text) => {
  expect(lookingForText(genders, wishes)).toBe(text);
});
