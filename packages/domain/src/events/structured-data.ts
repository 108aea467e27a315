import { eventObstacle } from './event-action.ts';
import { zoneOffsetMs, wallTime } from './zoned-time.ts';

/** The properties of an event for search engines. */
export interface DescribedEvent {
  title: string;
  description: string;
  image: string | null;
  address: string;
  location: string | null;
  timezone: string;
  startTime: Date;
  endTime: Date;
  status: string;
  /** US dollars. */
  ticketPrice: number;
  ticketsHaveSoldOut: boolean;
  host: { name: string } | null;
}

const SCHEMA = 'https://schema.org';
const MINUTE_MS = 60_000;

/** A moment in a time zone, with its offset from UTC: '2026-12-10T19:30:00-05:00'. */
function zonedText(moment: Date, timeZone: string): string {
  const wall = wallTime(moment, timeZone).toISOString().slice(0, 19);
  const minutes = zoneOffsetMs(timeZone, moment) / MINUTE_MS;
  const digits = (count: number) => String(Math.floor(Math.abs(count))).padStart(2, '0');
  return `${wall}${minutes < 0 ? '-' : '+'}${digits(minutes / 60)}:${digits(minutes % 60)}`;
}

/**
 * An event in the vocabulary of schema.org. Source: events §2 (structured event data).
 *
 * @param url the canonical address of its page
 */
export function eventStructuredData(event: DescribedEvent, url: string, now: Date): object {
  const { title, description, image, address, location, timezone, host } = event;
  const obstacle = eventObstacle(event, now);
  const isOnSale = obstacle === null && !event.ticketsHaveSoldOut;
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    name: title,
    description,
    url,
    ...(image !== null && { image: [image] }),
    startDate: zonedText(event.startTime, timezone),
    endDate: zonedText(event.endTime, timezone),
    eventStatus: `${SCHEMA}/${obstacle === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`,
    location: {
      '@type': 'Place',
      name: location ?? address,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        ...(location !== null && { addressLocality: location }),
      },
    },
    ...(host !== null && { organizer: { '@type': 'Person', name: host.name } }),
    offers: {
      '@type': 'Offer',
      url,
      price: event.ticketPrice,
      priceCurrency: 'USD',
      availability: `${SCHEMA}/${isOnSale ? 'InStock' : 'SoldOut'}`,
    },
  };
}
