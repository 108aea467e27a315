import { isOver, type EventTimes } from '../events/event-times.ts';
import { ticketCountdown } from './ticket-countdown.ts';

/** Where an event of somebody's tickets stands. */
export type Attending = 'cancelled' | 'past' | 'started' | 'soon' | 'far';

/**
 * What the card of an attended event shows: that it was called off or is over, the time at which it
 * started, a countdown when its start is less than 24 hours away, its date before. Source: events §2,
 * with the decisions A-21 and C-01.
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
