import { describe, expect, it } from 'vitest';
import { newPasswordProblem, resetTokenFromText } from './new-password.ts';

describe('newPasswordProblem', () => {
  it.each([
    ['', 'Password cannot be empty'],
    ['1234567', 'Please enter a minimum of 8 characters'],
    ['12345678', null],
    ['x'.repeat(128), null],
    ['x'.repeat(129), 'Shorten the password to at most 128 characters'],
  ])('of "%s": %s', (password, problem) => {
    expect(newPasswordProblem(password)).toBe(problem);
  });
});

describe('resetTokenFromText', () => {
  it.each([
    ['q3Jv0m8Z', 'q3Jv0m8Z'],
    [' q3Jv0m8Z\n', 'q3Jv0m8Z'],
    ['https://perigee.example/token?token=q3Jv0m8Z', 'q3Jv0m8Z'],
    ['https://perigee.example/token?from=mail&token=q3Jv0m8Z&x=1#top', 'q3Jv0m8Z'],
    ['   ', ''],
  ])('"%s" gives "%s"', (text, token) => {
    expect(resetTokenFromText(text)).toBe(token);
  });
});
