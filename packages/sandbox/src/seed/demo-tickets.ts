import { suitsEvent } from '@perigee/domain';
import type { Candidate } from './candidates.ts';
import type { TicketedEvent } from './ticketed-events.ts';

/** A ticket that somebody has for certain. */
export interface PlannedTicket {
  person: Candidate;
  /** Given by the host. */
  isFree: boolean;
}

const ANY_AGE = { minAge: 0, maxAge: 200 };
const MOST_PAST = 4;

/**
 * The tickets of the demo dater: a paid one and a free one to come, and some of the past. Hosts give
 * free tickets without asking for the age, so that even a small world has one.
 */
export function planDemoTickets(
  person: Candidate,
  events: readonly TicketedEvent[],
): Map<number, PlannedTicket> {
  const suited = events.filter((event) => suitsEvent(person, event));
  const isToCome = ({ status }: TicketedEvent) => status === 'created' || status === 'updated';
  const past = suited.filter(({ status }) => status === 'completed').slice(-MOST_PAST);
  const paid = suited.find((event) => isToCome(event) && event.priceCents > 0);
  const ofAnyAge = events.filter((event) => suitsEvent(person, { ...event, ...ANY_AGE }));
  const given = [...suited, ...ofAnyAge].find((event) => isToCome(event) && event !== paid);
  const plan = new Map<number, PlannedTicket>();
  for (const { id } of past) plan.set(id, { person, isFree: false });
  if (paid !== undefined) plan.set(paid.id, { person, isFree: false });
  if (given !== undefined) plan.set(given.id, { person, isFree: true });
  return plan;
}
