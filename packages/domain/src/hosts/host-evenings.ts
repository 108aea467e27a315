import { isOver } from '../events/event-times.ts';
import type { EventStatus } from '../events/event-options.ts';

/** The fields of an event that decide whether the page of its host shows it. */
export interface HostedEvent {
  status: EventStatus;
  startTime: string;
  endTime: string;
  eventVisibility?: string;
}

const isOpen = ({ status, endTime, eventVisibility }: HostedEvent, now: Date) =>
  status !== 'pending' &&
  eventVisibility !== 'Private' &&
  !isOver({ status, endTime: new Date(endTime) }, now);

/**
 * The evenings on the page of a host, by start: those that guests can find. A host's own list also has events
 * in review, private ones and past ones. Decisions, section 5.
 */
export function hostEvenings<T extends HostedEvent>(events: readonly T[], now: Date): T[] {
  return events
    .filter((event) => isOpen(event, now))
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime));
}
