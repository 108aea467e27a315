import type { EventStatus } from '../events/event-options.ts';
import { ticketMessages } from '../tickets/messages.ts';
import { managerMessages } from './manager-messages.ts';
import { portalMessages } from './portal-messages.ts';

/** The notice of an event that is in review, cancelled or over; null for all others. Source: events §1, §4. */
export function statusNotice(status: EventStatus, isOver: boolean): string | null {
  if (status === 'archived') return managerMessages.cancelled;
  const isPending = status === 'pending';
  if (isOver) return isPending ? managerMessages.notApproved : ticketMessages.eventOver;
  return isPending ? portalMessages.review : null;
}
