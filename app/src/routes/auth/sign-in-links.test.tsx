import type { User } from '@perigee/api';
import { describe, expect, it } from 'vitest';
import { afterSignIn, afterSignInPage } from './after-sign-in.ts';
import { isHostView } from './sign-in-links.ts';

describe('isHostView', () => {
  it.each([
    ['', false, false],
    ['as=host', false, true],
    ['as=guest', false, false],
    ['', true, true],
    ['as=guest', true, false],
    ['as=anything', true, true],
  ])('of "?%s", with an event or invitation: %s, is %s', (query, carriesReason, expected) => {
    expect(isHostView(new URLSearchParams(query), carriesReason)).toBe(expected);
  });
});

it('sign-in leads to its event or host, hosts to their portal, and others to their origin', () => {
  expect(afterSignIn({}, '/account')).toBe('/account');
  const host = { Host: { id: 7 } as User['Host'] };
  expect(afterSignIn(host, '/account')).toBe('/portal');
  expect(afterSignIn(host, '/account', 'slow-dinner')).toBe('/events/slow-dinner');
  expect(afterSignIn({}, '/', 'slow-dinner')).toBe('/events/slow-dinner');
  expect(afterSignIn({}, '/', undefined, 'giulia')).toBe('/hosts/giulia');
});

describe('the sign-in page leads', () => {
  const page = { pathname: '/login/slow-dinner', search: '', hash: '' };
  const profileFirst = (from: object) => ({ to: '/signup', state: { from } });

  it.each([
    ['a user to the address after sign-in', false, false, undefined, { to: '/events/slow-dinner' }],
    ['a user whom the event does not invite home', false, true, 'slow-dinner', { to: '/' }],
    [
      'a newcomer whom the event has invited to it',
      true,
      false,
      'slow-dinner',
      { to: '/events/slow-dinner' },
    ],
    [
      'a newcomer to the profile',
      true,
      false,
      undefined,
      profileFirst({ pathname: '/events/slow-dinner' }),
    ],
    [
      'a newcomer without an invitation to the profile, and back',
      true,
      true,
      'slow-dinner',
      profileFirst(page),
    ],
  ])('%s', (_where, isNew, hasMissedInvitation, eventId, expected) => {
    const entry = { isNew, hasMissedInvitation, page };
    expect(afterSignInPage(entry, '/events/slow-dinner', eventId)).toEqual(expected);
  });
});
