import { describe, expect, it } from 'vitest';
import { eventEndTime, isOver } from './event-times.ts';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);

describe('eventEndTime', () => {
  it('adds the lobby and every round with its match', () => {
    const lengths = { lobbyLength: 15, rounds: 8, roundLength: 6, matchLength: 2 };
    expect(eventEndTime(at('19:00'), lengths)).toEqual(at('20:19'));
  });
});

describe('isOver', () => {
  it.each([
    ['created', '20:00', '19:59', false],
    ['created', '20:00', '20:00', true],
    ['started', '20:00', '19:00', false],
    ['completed', '20:00', '19:00', true],
    ['archived', '20:00', '19:00', true],
  ])('%s, ending %s, at %s: %s', (status, endTime, now, expected) => {
    expect(isOver({ status, endTime: at(endTime) }, at(now))).toBe(expected);
  });
});
