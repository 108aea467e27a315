import { describe, expect, it } from 'vitest';
import { codeError, stepAfterCode, stepBefore } from './sign-in-step.ts';
import { errorText, UserFacingError } from '../user-facing-error.ts';

describe('stepBefore', () => {
  it.each([
    ['intro', 'close'],
    ['phone', 'intro'],
    ['code', 'phone'],
    ['signup', 'phone'],
  ] as const)('Back from %s leads to %s', (step, before) => {
    expect(stepBefore(step)).toBe(before);
  });
});

describe('stepAfterCode', () => {
  it.each([
    [true, 'finish'],
    [false, 'signup'],
  ] as const)('with completedSignup %s a correct code leads to %s', (completed, next) => {
    expect(stepAfterCode(completed)).toBe(next);
  });
});

describe('codeError', () => {
  it.each([
    [422, 'otp mismatch', 'Invalid verification code, please try again!'],
    [422, '', 'Invalid verification code, please try again!'],
    [429, 'Too many wrong codes', 'Too many wrong codes'],
    [500, 'Out of order', 'Out of order'],
    [0, '', 'Please try again'],
  ])('status %i with "%s" shows "%s"', (status, userText, shown) => {
    const error = Object.assign(new UserFacingError(userText), { status });
    expect(errorText(codeError(error))).toBe(shown);
  });
});
