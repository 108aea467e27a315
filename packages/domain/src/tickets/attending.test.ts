import { describe, expect, it } from 'vitest';
import { attending } from './attending.ts';
import { after, NOW, TIME_ZONE } from './ticket-countdown.cases.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const event = (startsIn: number, status = 'created') => ({
  status,
  timezone: TIME_ZONE,
  startTime: after(startsIn),
  endTime: after(startsIn + 79 * MINUTE),
});

describe('attending', () => {
  it.each([
    ['nine days ahead', event(9 * DAY), 'far'],
    ['a day ahead', event(DAY), 'far'],
    ['a moment less than a day ahead', event(DAY - 1), 'soon'],
    ['a millisecond ahead', event(1), 'soon'],
    ['at its start', event(0), 'started'],
    ['an hour after its start', event(-HOUR), 'started'],
    ['at its end', event(-79 * MINUTE), 'past'],
    ['completed ahead of its end', event(-HOUR, 'completed'), 'past'],
    ['called off', event(DAY, 'archived'), 'cancelled'],
    ['called off, and its end has passed', event(-DAY, 'archived'), 'cancelled'],
  ])('an event %s', (_when, evening, expected) => {
    expect(attending(evening, NOW)).toBe(expected);
  });
});
