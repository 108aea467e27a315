import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { isEmail } from './email.ts';
import { instagramHandle, instagramProfileUrl, isInstagramHandle } from './instagram.ts';
import { fullName, isName } from './name.ts';
import { SIGNUP_STEPS, signUpProgress } from './signup-step.ts';

describe('isName', () => {
  it.each([
    ['Marisol', true],
    ['  O’Neill-Ñandú ', true],
    ['', false],
    ['   ', false],
    ['x'.repeat(80), true],
    ['x'.repeat(81), false],
  ])('"%s": %s', (text, expected) => {
    expect(isName(text)).toBe(expected);
  });
});

it('fullName joins both parts without the spaces around them', () => {
  expect(fullName(' Marisol ', ' Vega')).toBe('Marisol Vega');
});

describe('isEmail', () => {
  it.each([
    ['marisol@example.com', true],
    [' marisol@example.com ', true],
    ['marisol+tag@mail.example.co.uk', true],
    ['marisol', false],
    ['marisol@', false],
    ['marisol@example', false],
    ['mari sol@example.com', false],
    ['', false],
    [`${'x'.repeat(250)}@example.com`, false],
  ])('"%s": %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  // The schemas generated from the specification refuse them, at the end of the sign-up.
  it.each([
    'a&b@example.com',
    'john..doe@example.com',
    '.john@example.com',
    'ivan@xn--e1afmkfd.xn--p1ai',
    'x@y.z',
    "o'neill-@example.com",
    'john@-example.com',
    'john@example-.com',
  ])('"%s": as the schema', (text) => {
    expect(isEmail(text)).toBe(z.email().max(limits.emailLength).safeParse(text).success);
  });
});

describe('Instagram', () => {
  it.each([
    ['@marisol.vega', true],
    ['marisol_vega', true],
    [' @marisol ', true],
    ['', false],
    ['@', false],
    ['mari sol', false],
    ['https://evil.example', false],
    ['https://www.instagram.com/marisol.vega/?hl=en', true],
    ['instagram.com/marisol', true],
    ['https://evil.example/instagram.com/marisol', false],
    ['x'.repeat(31), false],
  ])('"%s" is a handle: %s', (text, expected) => {
    expect(isInstagramHandle(text)).toBe(expected);
  });

  it.each(['@marisol.vega', 'marisol.vega', 'http://instagram.com/marisol.vega?igsh=1'])(
    'stores %s as the address of the profile',
    (text) => {
      expect(instagramProfileUrl(text)).toBe('https://www.instagram.com/marisol.vega');
    },
  );

  it('stores the same address with and without the @', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.]{1,30}$/), (handle) => {
        expect(instagramHandle(`@${handle}`)).toBe(handle);
        expect(instagramProfileUrl(`@${handle}`)).toBe(instagramProfileUrl(handle));
        expect(instagramProfileUrl(handle)).toBe(`https://www.instagram.com/${handle}`);
      }),
    );
  });
});

it('sign-up counts its steps from 1', () => {
  expect(SIGNUP_STEPS.map((step) => signUpProgress(step))).toEqual([
    { current: 1, total: 3 },
    { current: 2, total: 3 },
    { current: 3, total: 3 },
  ]);
});
