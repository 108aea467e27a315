import { describe, expect, it } from 'vitest';
import type { EventStatus } from '../events/event-options.ts';
import { portalTab } from './portal-tab.ts';

describe('portalTab', () => {
  const endTime = new Date('2026-12-01T20:00:00Z');

  it.each<[EventStatus, string, string]>([
    ['created', '19:59', 'active'],
    ['updated', '19:59', 'active'],
    ['started', '19:59', 'active'],
    ['created', '20:00', 'expired'],
    ['completed', '19:00', 'expired'],
    ['pending', '19:59', 'pending'],
    ['pending', '20:00', 'pending'],
    ['archived', '19:00', 'deleted'],
    ['archived', '21:00', 'deleted'],
  ])('of %s at %s: %s', (status, time, tab) => {
    expect(portalTab({ status, endTime }, new Date(`2026-12-01T${time}:00Z`))).toBe(tab);
  });
});
