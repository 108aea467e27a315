import { describe, expect, it } from 'vitest';
import { isSwipingPaused, likeProblem, type LikeDecision } from './decision.ts';
import { likeServerMessages } from './server-messages.ts';

describe('likeProblem', () => {
  const { passTakesNothing } = likeServerMessages;
  it.each<[LikeDecision, string | null]>([
    [{ liked: true }, null],
    [{ liked: true, points: 20, comment: 'Hello' }, null],
    [{ liked: false }, null],
    [{ liked: false, points: 10 }, passTakesNothing],
    [{ liked: false, comment: '' }, passTakesNothing],
  ])('for %j is %s', (decision, problem) => {
    expect(likeProblem(decision)).toBe(problem);
  });
});

describe('isSwipingPaused', () => {
  it.each([
    ['yes', 'active', false],
    ['yes', undefined, false],
    ['yes', 'paused', true],
    ['pending', undefined, false],
    ['subscription-paused', undefined, true],
    ['subscription-paused', 'active', true],
    ['subscription-cancelled', 'cancelled', false],
  ] as const)('with %s and a subscription that is %s: %s', (waitlistStatus, status, paused) => {
    expect(isSwipingPaused({ waitlistStatus, subscriptionStatus: status })).toBe(paused);
  });
});

describe('likeMessages', () => {
  it.each([
    [0, 'You have 0 tokens. Offer no more than that'],
    [1, 'You have 1 token. Offer no more than that'],
  ])('say that %i is too few', (held, text) => {
    expect(likeServerMessages.tooFewPoints(held)).toBe(text);
  });
});
