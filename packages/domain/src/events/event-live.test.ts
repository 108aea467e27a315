import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_STATUSES } from './event-options.ts';
import { isLive } from './event-live.ts';
import { isOver } from './event-times.ts';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const startTime = at('19:00');
const endTime = at('20:19');

describe('isLive', () => {
  it.each([
    ['created', '18:49', false],
    ['created', '18:50', true],
    ['created', '19:00', true],
    ['updated', '18:50', true],
    ['updated', '18:49', false],
    ['pending', '18:50', true],
    ['pending', '18:49', false],
    ['started', '12:00', true],
    ['started', '20:18', true],
    ['started', '20:19', false],
    ['created', '20:18', true],
    ['created', '20:19', false],
    ['completed', '19:30', false],
    ['archived', '19:30', false],
  ])('%s at %s: %s', (status, now, expected) => {
    expect(isLive({ status, startTime, endTime }, at(now))).toBe(expected);
  });

  it('is never true for an event that is over', () => {
    const moment = fc.date({ min: at('00:00'), max: at('23:59'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...EVENT_STATUSES), moment, (status, now) => {
        const event = { status, startTime, endTime };
        expect(isLive(event, now) && isOver(event, now)).toBe(false);
      }),
    );
  });
});
