import { expect, it } from 'vitest';
import { placesLeftLine } from './places-left-line.ts';

const pool = (gender: string, available: number) => ({ gender, sold: 3, available });

it.each([
  [[pool('M', 2), pool('F', 1)], '3 places left: 2 men, 1 woman'],
  [[pool('M', 1), pool('F', 0)], '1 place left: 1 man'],
  [[pool('M', 0), pool('F', 0)], 'No places left'],
  [[pool('others', 4)], '4 places left'],
  [[], 'No places left'],
])('placesLeftLine %#', (tickets, text) => {
  expect(placesLeftLine(tickets)).toBe(text);
});
