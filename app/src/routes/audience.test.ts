import { acceptedDater, adminUser, hostUser } from '@perigee/api/fixtures';
import { expect, it } from 'vitest';
import { isInAudience } from './audience.ts';

it.each([
  ['anyone', 'a visitor', null, true],
  ['member', 'a visitor', null, false],
  ['member', 'a dater', acceptedDater, true],
  ['host', 'a visitor', null, false],
  ['host', 'a dater', acceptedDater, false],
  ['host', 'a user without a host record', { admin: false, Host: null }, false],
  ['host', 'a host', hostUser, true],
  ['host', 'an admin', adminUser, true],
  ['admin', 'a visitor', null, false],
  ['admin', 'a host', hostUser, false],
  ['admin', 'an admin', adminUser, true],
] as const)('%s includes %s: %s', (audience, _viewer, user, expected) => {
  expect(isInAudience(audience, user)).toBe(expected);
});
