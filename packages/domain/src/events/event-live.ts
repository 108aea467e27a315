import { limits } from '../limits.ts';
import { isOver, type EventTimes } from './event-times.ts';

/**
 * Whether people may be in the event: it has started, or is within the time in which it is
 * prepared, and is not over. Source: events §4, §9.
 */
export function isLive(event: EventTimes & { startTime: Date }, now: Date): boolean {
  if (isOver(event, now)) return false;
  const opensAt = event.startTime.getTime() - limits.preparationBufferMs;
  return event.status === 'started' || now.getTime() >= opensAt;
}
