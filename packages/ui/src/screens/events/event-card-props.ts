import type { Event } from '@perigee/api';
import type { EventCardProps } from '../../components/EventCard/EventCard.tsx';

type Shown =
  | 'href'
  | 'title'
  | 'imageUrl'
  | 'startTime'
  | 'timeZone'
  | 'location'
  | 'price'
  | 'soldOut'
  | 'host';

/**
 * An event as its card shows it. Visitors see a lock in place of the logo of the host. Source: events §2.
 *
 * @param eventHref the address of the event's page
 */
export function eventCardProps(
  event: Event,
  isVisitor: boolean,
  eventHref: (slug: string) => string,
): Pick<EventCardProps, Shown> {
  return {
    href: eventHref(event.slug),
    title: event.title,
    imageUrl: event.image,
    startTime: new Date(event.startTime),
    timeZone: event.timezone,
    location: event.location,
    price: event.ticketPrice,
    soldOut: event.ticketsHaveSoldOut && event.userSignedUpAlready !== true,
    host: isVisitor && event.host !== null ? 'hidden' : event.host,
  };
}
