import { limits } from '../limits.ts';
import type { TicketPools } from '../tickets/ticket-side.ts';
import type { EventType } from './event-options.ts';
import { eventServerMessages } from './server-messages.ts';

/** The form's tickets: numbers for men and women, or one number for all. */
export type TicketQuantity = { MALE: number; FEMALE: number } | number;

/** The form values that choosing an orientation sets. */
export interface OrientationDefaults {
  ticketQuantity: TicketQuantity;
  /** The maximum for either side; 0 if the quantities are hidden and have no such limit. */
  maxTickets: number;
}

/** Source: events §4. */
export function orientationDefaults(orientation: string): OrientationDefaults {
  const { straight, other, straightMost } = limits.event.tickets;
  switch (orientation) {
    case 'straight':
      return { ticketQuantity: { MALE: straight, FEMALE: straight }, maxTickets: straightMost };
    case 'gay':
      return { ticketQuantity: { MALE: other, FEMALE: 0 }, maxTickets: 0 };
    case 'lesbian':
      return { ticketQuantity: { MALE: 0, FEMALE: other }, maxTickets: 0 };
    default:
      return { ticketQuantity: other, maxTickets: 0 };
  }
}

/** The two pools that the form's tickets are sent as; a common pool is the left one. */
export function ticketPoolsOf(quantity: TicketQuantity): TicketPools {
  return typeof quantity === 'number'
    ? { left: quantity, right: 0 }
    : { left: quantity.MALE, right: quantity.FEMALE };
}

/** The groups that meet at an event of this orientation: two kinds of guests, one kind, or all. */
export function eventTypeOf(orientation: string): EventType {
  if (orientation === 'straight') return 'binary';
  return orientation === 'gay' || orientation === 'lesbian' ? 'one_variable' : 'non_binary';
}

/** The reason why an event of this orientation cannot have these tickets, or null. */
export function ticketPoolsProblem(orientation: string, { left, right }: TicketPools) {
  const server = eventServerMessages;
  if (orientation === 'straight') {
    const { maxTickets } = orientationDefaults(orientation);
    if (Math.max(left, right) > maxTickets) return server.tooManyTickets(maxTickets);
  } else if (orientation === 'lesbian') {
    if (left > 0) return server.womenOnly;
  } else if (right > 0) {
    return orientation === 'gay' ? server.menOnly : server.onePool;
  }
  return left + right === 0 ? server.noTickets : null;
}
