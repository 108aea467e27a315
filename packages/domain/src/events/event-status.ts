import type { EventStatus } from './event-options.ts';

/** What the status of an event follows from. */
interface DatedStatus {
  status: EventStatus;
  startTime: Date;
  endTime: Date;
}

/**
 * Where an event stands at a moment: one that was approved is live from its start, and completed
 * from its end. Source: events §4.
 */
export function eventStatusAt({ status, startTime, endTime }: DatedStatus, now: Date): EventStatus {
  if (status === 'archived' || status === 'pending' || status === 'completed') return status;
  if (endTime <= now) return 'completed';
  return startTime <= now ? 'started' : status;
}

/** Where an event stands once it was changed: one in review stays so. Source: events §4. */
export function statusAfterUpdate(status: EventStatus): EventStatus {
  return status === 'created' ? 'updated' : status;
}

/** The answers to an event in review. */
export const REVIEW_DECISIONS = ['created', 'archived'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];
