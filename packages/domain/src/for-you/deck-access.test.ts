import { expect, it } from 'vitest';
import { deckAccess } from './deck-access.ts';

it.each([
  ['pending', undefined, 'open'],
  ['pre-approved', 'trialing', 'open'],
  ['no', undefined, 'open'],
  ['yes', undefined, 'accepted'],
  ['yes', 'active', 'accepted'],
  ['yes', 'paused', 'paused'],
  ['pending', 'paused', 'paused'],
  ['subscription-paused', undefined, 'paused'],
] as const)(
  'with %s and a subscription that is %s the deck is %s',
  (waitlistStatus, status, access) => {
    expect(deckAccess({ waitlistStatus, subscriptionStatus: status })).toBe(access);
  },
);
