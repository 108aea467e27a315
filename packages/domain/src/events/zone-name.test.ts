import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it.each([
  ['America/New_York', 'Eastern Time, America/New_York'],
  ['America/Los_Angeles', 'Pacific Time, America/Los_Angeles'],
])('%s is %s', (zone, expected) => {
  expect(zoneName(zone, new Date('2026-12-18T12:00:00Z'))).toBe(expected);
  expect(zoneName(zone, new Date('2026-07-18T12:00:00Z'))).toBe(expected);
});
