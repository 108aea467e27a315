import { describe, expect, it } from 'vitest';
import { hostEvenings, type HostedEvent } from './host-evenings.ts';

const NOW = new Date('2026-12-01T12:00:00Z');

const event = (change: Partial<HostedEvent> = {}): HostedEvent => ({
  status: 'created',
  startTime: '2026-12-10T00:00:00Z',
  endTime: '2026-12-10T02:00:00Z',
  ...change,
});

describe('hostEvenings', () => {
  it.each([
    ['a created event', {}, true],
    ['an updated event', { status: 'updated' }, true],
    ['a public event', { eventVisibility: 'Public' }, true],
    ['a live event', { status: 'started', startTime: '2026-12-01T11:00:00Z' }, true],
    ['a private event', { eventVisibility: 'Private' }, false],
    ['an event in review', { status: 'pending' }, false],
    ['a cancelled event', { status: 'archived' }, false],
    ['a completed event', { status: 'completed' }, false],
    ['an event that is over', { endTime: '2026-12-01T11:00:00Z' }, false],
  ] as const)('%s: %j is shown: %s', (_event, change, isShown) => {
    expect(hostEvenings([event(change)], NOW)).toHaveLength(isShown ? 1 : 0);
  });

  it('begins with the next one', () => {
    const later = event({ startTime: '2026-12-19T00:00:00Z', endTime: '2026-12-19T02:00:00Z' });
    expect(hostEvenings([later, event()], NOW)).toEqual([event(), later]);
  });
});
