import type { EventStatus } from './event-options.ts';

/** The values that determine the status of an event. */
interface DatedStatus {
  status: EventStatus;
  startTime: Date;
  endTime: Date;
}

/**
 * The status of an event at a moment: an approved event is live from its start, and completed from its end.
 * Source: events §4.
 */
export function eventStatusAt({ status, startTime, endTime }: DatedStatus, now: Date): EventStatus {
  if (status === 'archived' || status === 'pending' || status === 'completed') return status;
  if (endTime <= now) return 'completed';
  return startTime <= now ? 'started' : status;
}

/** The status of an event after a change: an event in review stays in review. Source: events §4. */
export function statusAfterUpdate(status: EventStatus): EventStatus {
  return status === 'created' ? 'updated' : status;
}
