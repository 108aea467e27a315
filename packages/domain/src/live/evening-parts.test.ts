import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventEndTime, type EventLengths } from '../events/event-times.ts';
import { roundTimes } from '../host-portal/round-times.ts';
import { eveningParts } from './evening-parts.ts';

const startTime = new Date('2026-12-10T19:30:00Z');
const lengths = { lobbyLength: 15, rounds: 2, roundLength: 6, matchLength: 2 };
const MINUTE = 60_000;

const partsOf = (change: Partial<EventLengths> = {}, minutes?: number) => {
  const format = { ...lengths, ...change };
  const endTime =
    minutes === undefined
      ? eventEndTime(startTime, format)
      : new Date(startTime.getTime() + minutes * MINUTE);
  return eveningParts({ startTime, endTime, format });
};

/** 'round 1 15-21': the kind, the round, and minutes after the start. */
const drawn = (parts: ReturnType<typeof eveningParts>) =>
  parts.map(({ kind, round, start, end }) => {
    const [from, to] = [start, end].map((at) => (at.getTime() - startTime.getTime()) / MINUTE);
    return `${kind}${round === null ? '' : ` ${round}`} ${from}-${to}`;
  });

describe('eveningParts', () => {
  it.each<[string, Partial<EventLengths>, number | undefined, readonly string[]]>([
    [
      'follow the format',
      {},
      undefined,
      ['lobby 0-15', 'round 1 15-21', 'match 1 21-23', 'round 2 23-29', 'match 2 29-31'],
    ],
    [
      'have no lobby of no length',
      { lobbyLength: 0 },
      undefined,
      ['round 1 0-6', 'match 1 6-8', 'round 2 8-14', 'match 2 14-16'],
    ],
    [
      'have no match time of no length',
      { matchLength: 0 },
      undefined,
      ['lobby 0-15', 'round 1 15-21', 'round 2 21-27'],
    ],
    ['are only the lobby without rounds', { rounds: 0 }, undefined, ['lobby 0-15']],
    ['are cut off by an earlier end', {}, 22, ['lobby 0-15', 'round 1 15-21', 'match 1 21-22']],
    ['stop with a part that the end meets', {}, 21, ['lobby 0-15', 'round 1 15-21']],
    [
      'have a rest before a later end',
      { rounds: 1 },
      60,
      ['lobby 0-15', 'round 1 15-21', 'match 1 21-23', 'rest 23-60'],
    ],
    ['are a rest without any length', { lobbyLength: 0, rounds: 0 }, 60, ['rest 0-60']],
    ['are none where the end is not after the start', {}, 0, []],
    ['are none where the end is before the start', {}, -5, []],
  ])('%s', (_rule, change, minutes, expected) => {
    expect(drawn(partsOf(change, minutes))).toEqual(expected);
  });

  const minutes = fc.integer({ min: 0, max: 90 });
  const anyFormat = fc.record({
    lobbyLength: minutes,
    rounds: fc.integer({ min: 0, max: 30 }),
    roundLength: minutes,
    matchLength: minutes,
  });

  it('cover the evening without a gap or an overlap', () => {
    fc.assert(
      fc.property(anyFormat, fc.integer({ min: 1, max: 600 * MINUTE }), (format, lengthMs) => {
        const endTime = new Date(startTime.getTime() + lengthMs);
        const parts = eveningParts({ startTime, endTime, format });
        expect(parts.at(-1)?.end).toEqual(endTime);
        for (const [index, { start, end }] of parts.entries()) {
          expect(end.getTime()).toBeGreaterThan(start.getTime());
          expect(start).toEqual(parts[index - 1]?.end ?? startTime);
        }
      }),
    );
  });

  it('have the rounds of the schedule, in their order', () => {
    fc.assert(
      fc.property(anyFormat, (format) => {
        const endTime = eventEndTime(startTime, format);
        const rounds = eveningParts({ startTime, endTime, format }).filter(
          ({ kind }) => kind === 'round',
        );
        expect(rounds).toHaveLength(format.roundLength === 0 ? 0 : format.rounds);
        for (const [index, { round, start, end }] of rounds.entries()) {
          expect(round).toBe(index + 1);
          expect({ start, end }).toEqual(roundTimes(startTime, format, index + 1));
        }
      }),
    );
  });
});
