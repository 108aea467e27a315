import type { EventStatus } from '../events/event-options.ts';
import { isOver } from '../events/event-times.ts';

/**
 * What the form of a stored event can still do: an event that is over is not updated, and one that has taken place
 * or is cancelled is not deleted either. Source: events §4, decision P-64.
 */
export function eventFormActions(
  event: { status: EventStatus; endTime: Date },
  now: Date,
): { submit: boolean; delete: boolean } {
  const submit = !isOver(event, now);
  return { submit, delete: submit || event.status === 'pending' };
}
