import { expect, it } from 'vitest';
import { rewardMessages } from '../profile/reward-messages.ts';
import { likeServerMessages } from './server-messages.ts';
import { tokenCount } from './token-count.ts';

it.each([
  [0, '0 tokens'],
  [1, '1 token'],
  [40, '40 tokens'],
])('%i: %s', (count, text) => {
  expect(tokenCount(count)).toBe(text);
});

it('texts for users mention tokens, never points', () => {
  const texts = [likeServerMessages, rewardMessages]
    .flatMap((area): unknown[] => Object.values(area))
    .map((text) =>
      String(typeof text === 'function' ? (text as (count: number) => string)(2) : text),
    );
  expect(texts.filter((text) => /\bpoints?\b/i.test(text))).toEqual([]);
});
