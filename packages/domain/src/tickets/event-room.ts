import { isLive } from '../events/event-live.ts';
import { isOver, type EventTimes } from '../events/event-times.ts';
import { limits } from '../limits.ts';

/** Whether users can enter the room of an event: not yet, now, or no longer. */
type EventRoom = 'early' | 'open' | 'over' | 'cancelled';

type RoomEvent = EventTimes & { startTime: Date };

/** The room of an event is open while the event is live. Source: events §2, §4, §9; decision P-28. */
export function eventRoom(event: RoomEvent, now: Date): EventRoom {
  if (event.status === 'archived') return 'cancelled';
  if (isOver(event, now)) return 'over';
  return isLive(event, now) ? 'open' : 'early';
}

/** Milliseconds until the room opens or closes; null if it will do neither. */
export function roomChangesIn(event: RoomEvent, now: Date): number | null {
  const room = eventRoom(event, now);
  if (room === 'over' || room === 'cancelled') return null;
  const opensAt = event.startTime.getTime() - limits.preparationBufferMs;
  return (room === 'early' ? opensAt : event.endTime.getTime()) - now.getTime();
}
