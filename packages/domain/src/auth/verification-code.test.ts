import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeFromText, isCompleteCode } from './verification-code.ts';

describe('codeFromText', () => {
  it.each([
    ['407193', '407193'],
    ['Your Perigee code is 407-193.', '407193'],
    ['4071938', '407193'],
    ['40 7', '407'],
    ['no digits', ''],
  ])('%s gives %s', (text, code) => {
    expect(codeFromText(text)).toBe(code);
  });

  it('returns at most six digits and nothing else, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const code = codeFromText(text);
        expect(code).toMatch(/^\d{0,6}$/);
        expect(codeFromText(code)).toBe(code);
      }),
    );
  });
});

describe('isCompleteCode', () => {
  it.each([
    ['407193', true],
    ['000000', true],
    ['40719', false],
    ['4071933', false],
    ['40719a', false],
    ['', false],
  ])('%s: %s', (code, expected) => {
    expect(isCompleteCode(code)).toBe(expected);
  });
});
