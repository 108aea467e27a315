import { expect, it } from 'vitest';
import { eventEndTime } from '../events/event-times.ts';
import { roundTimes } from './round-times.ts';

const startTime = new Date('2026-12-10T19:30:00Z');
const lengths = { lobbyLength: 15, rounds: 8, roundLength: 6, matchLength: 2 };

it.each([
  [1, '19:45', '19:51'],
  [2, '19:53', '19:59'],
  [8, '20:41', '20:47'],
])('round %i is from %s to %s', (round, start, end) => {
  expect(roundTimes(startTime, lengths, round)).toEqual({
    start: new Date(`2026-12-10T${start}:00Z`),
    end: new Date(`2026-12-10T${end}:00Z`),
  });
});

it('the last match ends with the event', () => {
  const { end } = roundTimes(startTime, lengths, lengths.rounds);
  expect(end.getTime() + lengths.matchLength * 60_000).toBe(
    eventEndTime(startTime, lengths).getTime(),
  );
});
