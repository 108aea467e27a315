import { acceptedDater } from '@perigee/api/fixtures';
import { describe, expect, it } from 'vitest';
import { memoryAnalytics } from './analytics.ts';
import { authEvents } from './auth-events.ts';

const host = { Host: { id: 7, level: '3' } } as Parameters<typeof authEvents.loggedIn>[1];

describe('authEvents.loggedIn', () => {
  it.each([
    ['Password', host, 'Host'],
    ['Phone', acceptedDater, 'User'],
    ['MagicToken', null, 'User'],
  ] as const)('by %s sends the role of %s', (method, user, role) => {
    expect(authEvents.loggedIn(method, user)).toEqual({
      name: 'User Logged In',
      properties: { method, role },
    });
  });
});

it('a step is counted by its name and place, without any typed text', () => {
  const analytics = memoryAnalytics();
  analytics.track(authEvents.stepViewed('code', 'modal'));
  expect(analytics.events).toEqual([
    { name: 'Sign-In Step Viewed', properties: { step: 'code', place: 'modal' } },
  ]);
});
