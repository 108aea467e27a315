import { isOver, type EventTimes } from '../events/event-times.ts';
import { ticketCountdown } from './ticket-countdown.ts';

/** The status of an event that a user attends. */
export type Attending = 'cancelled' | 'past' | 'started' | 'soon' | 'far';

/**
 * The content of an attended event's card: that it was cancelled or is over, the time at which it started, a
 * countdown if less than 24 hours are left, and its date before that. Source: events §2, with the decisions
 * A-21 and C-01.
 */
export function attending(
  event: EventTimes & { startTime: Date; timezone: string },
  now: Date,
): Attending {
  if (event.status === 'archived') return 'cancelled';
  if (isOver(event, now)) return 'past';
  const { kind } = ticketCountdown(event.startTime, now, event.timezone);
  if (kind === 'started') return 'started';
  return kind === 'ticking' ? 'soon' : 'far';
}
