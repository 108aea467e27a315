import { expect, it } from 'vitest';
import { swipeOutcome } from './swipe.ts';

it.each([
  ['far to the right', 120, 0, 'right'],
  ['far to the left', -120, 0, 'left'],
  ['not far enough', 100, 0, null],
  ['a flick', 40, 0.6, 'right'],
  ['a flick to the left', -40, -0.6, 'left'],
  ['a twitch', 20, 0.9, null],
  ['far, and flicked back', 200, -0.6, null],
  ['far, and slowly back', 200, -0.2, 'right'],
  ['a press', 0, 0, null],
])('%s', (_what, travel, speed, outcome) => {
  expect(swipeOutcome(travel, speed, 350)).toBe(outcome);
});
