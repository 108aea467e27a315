import { expect, it } from 'vitest';
import { viewerTime } from './viewer-time.ts';

const START = new Date('2026-12-11T00:30:00Z');
const ZONE = 'America/New_York';

it.each([
  ['America/New_York', undefined],
  ['America/Toronto', undefined],
  ['America/Los_Angeles', 'Where you are: Thu 10 Dec, 4:30 PM Pacific Time'],
  ['Asia/Tokyo', 'Where you are: Fri 11 Dec, 9:30 AM Japan Standard Time'],
])('an event in New York, seen from %s: %s', (viewerZone, line) => {
  expect(viewerTime(START, ZONE, viewerZone)?.line).toBe(line);
});

it('names the time zone of the event', () => {
  expect(viewerTime(START, ZONE, 'Asia/Tokyo')?.eventZone).toBe('Eastern Time');
});
