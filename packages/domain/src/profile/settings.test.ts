import { describe, expect, it } from 'vitest';
import { settingsProblem } from './settings.ts';

const EMAIL = 'noor@example.com';
const before = { email: EMAIL, location: 'Toronto, Canada' };

describe('settingsProblem', () => {
  it.each([
    ['nothing changed', {}, 'No changes provided for update!'],
    ['only spaces', { location: ' Toronto, Canada ' }, 'No changes provided for update!'],
    ['a typed place', { location: 'Paris' }, 'Please fill out your location!'],
    ['no place', { location: '' }, 'Please fill out your location!'],
    ['an email', { email: 'noor', location: 'Paris' }, 'Please use a valid email address'],
  ])('%s: %o', (_what, changes, message) => {
    const after = { ...before, hasCoordinates: false, ...changes };
    expect(settingsProblem({ ...before, email: after.email }, after)).toBe(message);
  });

  it('accepts a chosen place, also for a user without an email', () => {
    const after = { email: null, location: 'Paris, France', hasCoordinates: true };
    expect(settingsProblem({ ...before, email: null }, after)).toBeNull();
  });
});
