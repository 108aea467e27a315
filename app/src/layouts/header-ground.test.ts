import { acceptedDater, adminUser, waitlistedDater } from '@perigee/api/fixtures';
import { describe, expect, it } from 'vitest';
import { beginsUnderHeader, isSignInRoute, showsLanding } from './header-ground.ts';

/** Neither on the waitlist nor decided on. */
const undecided = { ...waitlistedDater, waitlist: false };

describe('the landing page', () => {
  it.each([
    ['/', 'a visitor', null, true],
    ['/', 'a user without a decision or a waitlist', undecided, true],
    ['/', 'an applicant', waitlistedDater, false],
    ['/', 'an accepted member', acceptedDater, false],
    ['/', 'an admin', adminUser, false],
    ['/careers', 'a visitor', null, false],
    ['/login', 'a visitor', null, false],
  ])('at %s for %s', (pathname, _who, user, shows) => {
    expect(showsLanding(pathname, user)).toBe(shows);
  });
});

describe('a page that begins under the header', () => {
  it.each([
    ['/', 'a user without a decision or a waitlist', undecided, true],
    ['/', 'an accepted member', acceptedDater, true],
    ['/', 'an admin with the waitlist off', { ...adminUser, waitlist: false }, true],
    ['/', 'an admin with the waitlist on', adminUser, false],
    ['/', 'an applicant', waitlistedDater, false],
    ['/events/slow-dinner', 'an accepted member', acceptedDater, false],
    ['/likes/for-you', 'an accepted member', acceptedDater, false],
  ])('at %s for %s', (pathname, _who, user, begins) => {
    expect(beginsUnderHeader(pathname, user)).toBe(begins);
  });
});

describe('the pages for sign-in itself', () => {
  it.each([
    ['/login', true],
    ['/login/17', true],
    ['/login/hostinvite/a1b2', true],
    ['/reset_password', true],
    ['/token', true],
    ['/', false],
    ['/signup', false],
    ['/logins', false],
    ['/account', false],
  ])('%s: %j', (pathname, isOne) => {
    expect(isSignInRoute(pathname)).toBe(isOne);
  });
});
