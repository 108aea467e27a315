import { longEvent } from '@perigee/api/fixtures';

/** An evening in New York: a lobby of 15 minutes from 7:30 PM, eight rounds of 6, each with 2 of match time. */
export const evening = {
  ...longEvent,
  address: '214 Water Street, New York',
  startTime: '2026-12-11T00:30:00.000Z',
  endTime: '2026-12-11T01:49:00.000Z',
};

/** A time of that evening, on the clocks of New York: '20:18:48'. */
export function atTime(time: string): Date {
  return new Date(`2026-12-10T${time}-05:00`);
}
