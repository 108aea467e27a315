import { describe, expect, it } from 'vitest';
import { hostSignInProblems } from './host-sign-in.ts';

describe('hostSignInProblems', () => {
  it.each([
    ['giulia@example.com', 'perigee-host', {}],
    [' giulia@example.com ', ' ', {}],
    ['', 'x', { email: 'Email cannot be empty' }],
    ['   ', 'x', { email: 'Email cannot be empty' }],
    ['giulia@', 'x', { email: 'Email is invalid' }],
    ['giulia@example.com', '', { password: 'Password cannot be empty' }],
    ['', '', { email: 'Email cannot be empty', password: 'Password cannot be empty' }],
    ['giulia', '', { email: 'Email is invalid', password: 'Password cannot be empty' }],
  ])('of "%s" with "%s": %j', (email, password, problems) => {
    expect(hostSignInProblems({ email, password })).toEqual(problems);
  });
});
