import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  liveClock,
  liveClockChangesIn,
  liveMoment,
  mayEnter,
  partShare,
  type LiveEvent,
} from './live-moment.ts';

const at = (time: string) => new Date(`2026-12-10T${time}Z`);
const evening: LiveEvent = {
  status: 'created',
  startTime: at('19:30:00'),
  endTime: at('20:49:00'),
  format: { lobbyLength: 15, rounds: 8, roundLength: 6, matchLength: 2 },
};

describe('liveMoment', () => {
  it.each([
    ['18:00:00', 'early', null, 0],
    ['19:19:59', 'early', null, 0],
    ['19:20:00', 'before', null, 0],
    ['19:30:00', 'lobby', null, 0],
    ['19:44:59', 'lobby', null, 0],
    ['19:45:00', 'round', 1, 0],
    ['19:51:00', 'match', 1, 1],
    ['20:17:00', 'round', 5, 4],
    ['20:41:00', 'round', 8, 7],
    ['20:47:00', 'match', 8, 8],
    ['20:48:59', 'match', 8, 8],
    ['20:49:00', 'over', null, 8],
  ])('at %s is %s %s, after %s rounds', (time, phase, round, pastRounds) => {
    const moment = liveMoment(evening, at(time));
    expect(moment).toMatchObject({ phase, pastRounds, rounds: 8 });
    expect(moment.part?.round ?? null).toBe(round);
  });

  it.each([
    ['archived', '19:00:00', 'cancelled'],
    ['completed', '20:00:00', 'over'],
    ['started', '19:00:00', 'before'],
  ])('of an event that is %s, at %s, is %s', (status, time, phase) => {
    expect(liveMoment({ ...evening, status }, at(time)).phase).toBe(phase);
  });

  it('counts to the start before it, then to the end of the part, and to nothing at the end', () => {
    expect(liveMoment(evening, at('18:00:00')).until).toEqual(evening.startTime);
    expect(liveMoment(evening, at('19:25:00')).until).toEqual(evening.startTime);
    expect(liveMoment(evening, at('20:18:00')).until).toEqual(at('20:23:00'));
    expect(liveMoment(evening, at('20:49:00')).until).toBeNull();
  });

  it('names what comes, without the rounds that an earlier end cuts off', () => {
    const short = { ...evening, endTime: at('20:00:00') };
    const { rounds, coming } = liveMoment(short, at('19:46:00'));
    expect(rounds).toBe(2);
    expect(coming.map(({ kind, round }) => [kind, round])).toEqual([
      ['match', 1],
      ['round', 2],
      ['match', 2],
    ]);
  });
});

describe('mayEnter', () => {
  it.each([
    ['19:20:00', false],
    ['19:20:01', true],
    ['20:48:59', true],
    ['20:49:00', false],
  ])('at %s is %s', (time, may) => {
    expect(mayEnter(evening, at(time))).toBe(may);
  });
});

describe('the clock', () => {
  const start = evening.startTime;
  const before = (ms: number) => new Date(start.getTime() - ms);
  const SECOND = 1000;
  const HOUR = 3600 * SECOND;

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [34 * SECOND, '0:34'],
    [252 * SECOND, '4:12'],
    [752 * SECOND, '12:32'],
    [HOUR - 1, '1:00:00'],
    [HOUR, '1:00:00'],
    [6128 * SECOND, '1:42:08'],
    [24 * HOUR - SECOND, '23:59:59'],
    [24 * HOUR, '1 day'],
    [71 * HOUR, '2 days'],
  ])('%d ms before shows %s', (ms, text) => {
    expect(liveClock(start, before(ms))).toBe(text);
  });

  it('changes when it says', () => {
    const far = fc.integer({ min: 1, max: 72 * HOUR });
    fc.assert(
      fc.property(far, (ms) => {
        const now = before(ms);
        const wait = liveClockChangesIn(evening, now) ?? 0;
        expect(wait).toBeGreaterThan(0);
        const shown = (moment: Date) => liveClock(start, moment);
        expect(shown(new Date(now.getTime() + wait - 1))).toBe(shown(now));
        const then = new Date(Math.min(now.getTime() + wait, start.getTime()));
        expect(shown(then)).not.toBe(shown(now));
      }),
    );
  });

  it('changes in the moment in which a phase ends', () => {
    const within = fc.integer({ min: 0, max: evening.endTime.getTime() - start.getTime() - 1 });
    fc.assert(
      fc.property(within, (ms) => {
        const now = new Date(start.getTime() + ms);
        const wait = liveClockChangesIn(evening, now) ?? 0;
        const { part } = liveMoment(evening, now);
        const justBefore = liveMoment(evening, new Date(now.getTime() + wait - 1));
        expect(justBefore.part).toEqual(part);
      }),
    );
    expect(liveClockChangesIn(evening, evening.endTime)).toBeNull();
  });
});

describe('partShare', () => {
  it.each([
    ['20:17:00', 0],
    ['20:18:48', 0.3],
    ['20:18:48.400', 0.3],
    ['20:22:59', 359 / 360],
  ])('at %s is %d', (time, share) => {
    const now = at(time);
    expect(partShare(liveMoment(evening, now), now)).toBeCloseTo(share, 2);
  });

  it.each(['19:25:00', '20:49:00'])('at %s is none, as nothing is under way', (time) => {
    const now = at(time);
    expect(partShare(liveMoment(evening, now), now)).toBeNull();
  });
});
