import { describe, expect, it } from 'vitest';
import { eventRoom, roomChangesIn } from './event-room.ts';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const event = (status = 'created') => ({ status, startTime: at('19:00'), endTime: at('20:19') });
const MINUTE = 60_000;

describe('the room of an event', () => {
  it.each([
    ['created', '18:00', 'early', 50 * MINUTE],
    ['created', '18:49', 'early', MINUTE],
    ['created', '18:50', 'open', 89 * MINUTE],
    ['started', '19:30', 'open', 49 * MINUTE],
    ['created', '20:19', 'over', null],
    ['completed', '19:30', 'over', null],
    ['archived', '18:00', 'cancelled', null],
  ])('%s at %s is %s, and changes in %s', (status, time, room, changesIn) => {
    expect(eventRoom(event(status), at(time))).toBe(room);
    expect(roomChangesIn(event(status), at(time))).toBe(changesIn);
  });
});
