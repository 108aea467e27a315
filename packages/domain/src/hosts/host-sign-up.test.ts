import { describe, expect, it } from 'vitest';
import { hostSignUpProblems } from './host-sign-up.ts';

const form = {
  name: 'Moonlit Evenings',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  password: 'correct horse',
  phone: { valid: true },
};

describe('hostSignUpProblems', () => {
  it.each([
    [{}, {}],
    [{ name: '  ' }, { name: 'Host name cannot be empty' }],
    [{ firstName: '' }, { firstName: 'First name cannot be empty' }],
    [{ lastName: ' ' }, { lastName: 'Last name cannot be empty' }],
    [{ email: '' }, { email: 'Email cannot be empty' }],
    [{ email: 'noor@' }, { email: 'Email is invalid' }],
    [{ password: '' }, { password: 'Password cannot be empty' }],
    [{ phone: { valid: false } }, { phone: 'Invalid phone number, try again!' }],
    [
      { email: 'noor', password: '', name: '' },
      {
        email: 'Email is invalid',
        password: 'Password cannot be empty',
        name: 'Host name cannot be empty',
      },
    ],
  ])('with %j is %j', (change, problems) => {
    expect(hostSignUpProblems({ ...form, ...change })).toEqual(problems);
  });

  it('names a password that is too short', () => {
    expect(hostSignUpProblems({ ...form, password: 'short' }).password).toMatch(/8/);
  });
});
