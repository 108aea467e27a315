import { rewardMessages } from '@perigee/domain/profile';
import { expect, it } from 'vitest';
import { likeServerMessages } from '../src/likes/server-messages.ts';
import { rewardServerMessages } from '../src/profile/reward-server-messages.ts';

it('texts for users mention tokens, never points', () => {
  const texts = [likeServerMessages, rewardMessages, rewardServerMessages]
    .flatMap((area): unknown[] => Object.values(area))
    .map((text) =>
      String(typeof text === 'function' ? (text as (count: number) => string)(2) : text),
    );
  expect(texts.filter((text) => /\bpoints?\b/i.test(text))).toEqual([]);
});
