import { eventObstacle } from '../events/event-action.ts';
import { isOfEventAge, type AgeRange } from '../events/event-age.ts';
import { ticketMessages } from './messages.ts';
import { ticketServerMessages } from './server-messages.ts';

/** The reason why a user cannot get a ticket. */
export interface ReservationProblem {
  /** Whether the event or the user is the cause. */
  kind: 'event' | 'person';
  message: string;
}

/** The properties of an event that matter for tickets. */
export interface TicketedEvent extends AgeRange {
  status: string;
  endTime: Date;
}

/** The reason why no user can get a ticket, or null. Source: events §4. */
export function eventClosed(event: TicketedEvent, now: Date): string | null {
  const { eventCancelled, eventOver } = ticketMessages;
  const obstacle = eventObstacle(event, now);
  if (obstacle !== null) return obstacle === 'over' ? eventOver : eventCancelled;
  return event.status === 'pending' ? ticketServerMessages.inReview : null;
}

/**
 * The reason why a user cannot reserve, in the order of the button, or null. Source: events §4; that the ages
 * are binding is assumed.
 *
 * @param buyer `isHost`: hosts the event; `isCentre`: it is held for them; `ticketsLeft`: on their side
 */
export function reservationProblem(
  event: TicketedEvent,
  buyer: {
    birthdate: string | null;
    isHost: boolean;
    isCentre: boolean;
    hasTicket: boolean;
    ticketsLeft: number;
  },
  now: Date,
): ReservationProblem | null {
  const server = ticketServerMessages;
  const { soldOut } = ticketMessages;
  const ofEvent = (message: string): ReservationProblem => ({ kind: 'event', message });
  const ofPerson = (message: string): ReservationProblem => ({ kind: 'person', message });

  const closed = eventClosed(event, now);
  if (closed !== null) return ofEvent(closed);
  if (buyer.hasTicket) return ofEvent(server.alreadySignedUp);
  if (buyer.isHost) return ofEvent(server.hostNeedsNoTicket);
  if (buyer.isCentre) return ofEvent(server.centreNeedsNoTicket);
  if (buyer.birthdate === null) return ofPerson(server.birthdateMissing);
  if (!isOfEventAge(buyer.birthdate, event)) {
    return ofPerson(server.ageOutside(event.minAge, event.maxAge));
  }
  return buyer.ticketsLeft > 0 ? null : ofEvent(soldOut);
}
