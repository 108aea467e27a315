import { ticketCounts, totalTicketCount, type CountedGender } from './ticket-counts.ts';

interface SoldEvent {
  id: number;
  title: string;
  startTime: string;
  timezone: string;
  tickets: readonly { gender: string; sold: number; available: number }[];
}

/** One column of the portal's chart: the tickets of an event. */
export interface SalesColumn {
  id: number;
  title: string;
  startTime: Date;
  timeZone: string;
  /** The event has not started. */
  isUpcoming: boolean;
  sold: number;
  total: number;
  byGender: readonly { gender: CountedGender; sold: number }[];
}

/** The maximum of columns: more would be too thin on a phone. Ours. */
const MOST_COLUMNS = 24;

/** The tickets of each event in the order of their starts, of the last 24 events. Source: events §2. */
export function salesColumns(events: readonly SoldEvent[], now: Date): SalesColumn[] {
  return events
    .map((event) => ({
      id: event.id,
      title: event.title,
      startTime: new Date(event.startTime),
      timeZone: event.timezone,
      isUpcoming: new Date(event.startTime) > now,
      ...totalTicketCount([event]),
      byGender: ticketCounts([event]).map(({ gender, count }) => ({ gender, sold: count.sold })),
    }))
    .toSorted((one, other) => one.startTime.getTime() - other.startTime.getTime())
    .slice(-MOST_COLUMNS);
}
