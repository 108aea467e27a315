import type { EventStatus } from '../events/event-options.ts';
import { isOver } from '../events/event-times.ts';

/** The tabs of the host portal; the last two are its Completed and Cancelled. Source: events §2, §3. */
export type PortalTab = 'active' | 'pending' | 'expired' | 'deleted';

/** The tab that lists an event. One that was never approved did not take place: it stays with those in review. */
export function portalTab(event: { status: EventStatus; endTime: Date }, now: Date): PortalTab {
  if (event.status === 'archived') return 'deleted';
  if (event.status === 'pending') return 'pending';
  return isOver(event, now) ? 'expired' : 'active';
}
