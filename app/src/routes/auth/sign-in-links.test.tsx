import type { User } from '@perigee/api';
import { describe, expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';
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
