import type { EventStatus } from '../events/event-options.ts';
import { isOver } from '../events/event-times.ts';

/** The tabs of the host portal; the last two are its Completed and Cancelled. Source: events §2, §3. */
export type PortalTab = 'active' | 'pending' | 'expired' | 'deleted';

/** The tab that lists an event. */
export function portalTab(event: { status: EventStatus; endTime: Date }, now: Date): PortalTab {
  if (event.status === 'archived') return 'deleted';
  if (isOver(event, now)) return 'expired';
  return event.status === 'pending' ? 'pending' : 'active';
}
