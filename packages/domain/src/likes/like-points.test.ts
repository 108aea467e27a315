import { expect, it } from 'vitest';
import { mostLikePoints } from './like-points.ts';

it.each([
  [0, 10],
  [9, 10],
  [10, 10],
  [19, 10],
  [240, 240],
  [245, 240],
])('with %i tokens, at most %i can be sent with a like', (tokens, most) => {
  expect(mostLikePoints(tokens)).toBe(most);
});
