import { limits } from '../limits.ts';
import { isOver, type EventTimes } from './event-times.ts';

/**
 * Whether guests may enter the event: it has started, or its preparation time has begun, and it is not over.
 * Source: events §4, §9.
 */
export function isLive(event: EventTimes & { startTime: Date }, now: Date): boolean {
  if (isOver(event, now)) return false;
  const opensAt = event.startTime.getTime() - limits.preparationBufferMs;
  return event.status === 'started' || now.getTime() >= opensAt;
}
