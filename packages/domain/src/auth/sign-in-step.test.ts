import { describe, expect, it } from 'vitest';
import { authenticationErrorText, stepAfterCode, stepBefore } from './sign-in-step.ts';

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
  ] as const)('with completedSignup %s a right code leads to %s', (completed, next) => {
    expect(stepAfterCode(completed)).toBe(next);
  });
});

describe('authenticationErrorText', () => {
  it.each([
    [422, 'otp mismatch', 'Invalid verification code, please try again!'],
    [429, 'Too many wrong codes', 'Too many wrong codes'],
    [0, 'Unable to process request', 'Unable to process request'],
    [500, 'Out of order', 'Out of order'],
  ])('status %i with "%s" shows "%s"', (status, message, shown) => {
    expect(authenticationErrorText({ status, message })).toBe(shown);
  });
});
