import { invitationEligibility } from '@perigee/domain/events';
import type { Candidate } from './candidates.ts';
import type { TicketedEvent } from './ticketed-events.ts';

/** A ticket that is assigned to a user by plan, not at random. */
export interface PlannedTicket {
  person: Candidate;
  /** Given by the host. */
  isFree: boolean;
}

const ANY_AGE = { minAge: 0, maxAge: 200 };
const MOST_PAST = 4;

/**
 * The tickets of the demo dater: a paid and a free one to come, and some past ones. Free tickets
 * from hosts have no age limit, so that even a small seed has one.
 */
export function planDemoTickets(
  person: Candidate,
  events: readonly TicketedEvent[],
): Map<number, PlannedTicket> {
  const suited = events.filter((event) => invitationEligibility(person, event));
  const isToCome = ({ status }: TicketedEvent) => status === 'created' || status === 'updated';
  const past = suited.filter(({ status }) => status === 'completed').slice(-MOST_PAST);
  const paid = suited.find((event) => isToCome(event) && event.priceCents > 0);
  const ofAnyAge = events.filter((event) =>
    invitationEligibility(person, { ...event, ...ANY_AGE }),
  );
  const given = [...suited, ...ofAnyAge].find((event) => isToCome(event) && event !== paid);
  const plan = new Map<number, PlannedTicket>();
  for (const { id } of past) plan.set(id, { person, isFree: false });
  if (paid !== undefined) plan.set(paid.id, { person, isFree: false });
  if (given !== undefined) plan.set(given.id, { person, isFree: true });
  return plan;
}
