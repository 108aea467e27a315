import { describe, expect, it } from 'vitest';
import { settingsProblem } from './settings.ts';

const EMAIL = 'noor@example.com';
const before = { email: EMAIL, location: 'Toronto, Canada' };

describe('settingsProblem', () => {
  it.each([
    ['nothing changed', {}, 'No changes provided for update!', null],
    ['only spaces', { location: ' Toronto, Canada ' }, 'No changes provided for update!', null],
    ['a typed place', { location: 'Paris' }, 'Please fill out your location!', 'location'],
    ['no place', { location: '' }, 'Please fill out your location!', 'location'],
    ['an email', { email: 'noor', location: 'Paris' }, 'Please use a valid email address', 'email'],
  ])('%s: %o', (_what, changes, message, field) => {
    const after = { ...before, hasCoordinates: false, ...changes };
    expect(settingsProblem({ ...before, email: after.email }, after)).toEqual({ message, field });
  });

  it('lets a chosen place through, also of somebody without an email', () => {
    const after = { email: null, location: 'Paris, France', hasCoordinates: true };
    expect(settingsProblem({ ...before, email: null }, after)).toBeNull();
  });
});
