import { invitationEligibility } from '@perigee/domain/events';
import { ticketSideOf, type TicketSide } from '@perigee/domain/tickets';
import type { Queryable } from '../db/database.ts';
import { checkoutSessions } from '../db/schema/payments.ts';
import { eventViews } from '../db/schema/events.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import { randomOf, type Random } from './random.ts';
import { demoAccounts } from './demo-accounts.ts';
import { paidPage } from './paid-page.ts';
import { planDemoTickets, type PlannedTicket } from './demo-tickets.ts';
import { ticketedEvents, type TicketedEvent } from './ticketed-events.ts';
import { insertAll, type NewPerson } from './insert.ts';

type NewSignup = typeof eventSignups.$inferInsert;

const [demoDater] = demoAccounts;
/** The host of the demo, whose evenings have many guests. */
const DEMO_HOST_ID = 1;
const MOST_ONLOOKERS = 12;

/** The share of an event's tickets that are taken, from 0 to 1. */
function fullness({ hostId, status }: TicketedEvent, random: Random): number {
  if (status === 'archived') return 0.4;
  const isBusy = hostId === DEMO_HOST_ID || status === 'completed';
  if (random.happens(isBusy ? 0.4 : 0.25)) return 1;
  return (isBusy ? 0.7 : 0.2) + random.next() * 0.25;
}

/** The latest time of a sign-up. */
const lastMoment = ({ startTime }: TicketedEvent, now: Date) =>
  Math.min(now.getTime(), startTime.getTime());

/** A time between the event's announcement and its start, after the guest had joined. */
function signupTime(event: TicketedEvent, joinedAt: Date, now: Date, random: Random): Date {
  const last = lastMoment(event, now);
  const first = Math.min(last, Math.max(event.createdAt.getTime(), joinedAt.getTime()));
  return new Date(first + (last - first) * random.next());
}

/** The users whom an event suits, those of its city first. */
function invitees(event: TicketedEvent, all: readonly Candidate[], now: Date, random: Random) {
  const suited = all.filter((one) => invitationEligibility(one, event));
  const mixed = random.some(suited, suited.length);
  return mixed.toSorted((a, b) => Number(b.city === event.city) - Number(a.city === event.city));
}

function ticketOf(
  event: TicketedEvent,
  { person, side, isFree }: { person: Candidate; side: TicketSide; isFree: boolean },
  { now, random }: { now: Date; random: Random },
): NewSignup {
  const createdAt = signupTime(event, person.joinedAt, now, random);
  const isPaid = !isFree && event.priceCents > 0;
  // A cancelled event stays with its guests, who have their money back.
  const isRefunded = isPaid && event.status === 'archived';
  return {
    eventId: event.id,
    userId: person.id,
    side,
    status: 'going',
    priceCents: isPaid ? event.priceCents : 0,
    checkoutSessionId: isPaid
      ? paidPage({ userId: person.id, eventId: event.id, amountCents: 0 }, now).id
      : null,
    createdAt,
    paidAt: isPaid ? createdAt : null,
    refundDue: isRefunded,
    refundedAt: isRefunded ? new Date(lastMoment(event, now)) : null,
  };
}

/** Fills an event: first the demo dater's planned ticket, then other guests up to its share. */
function fill(
  event: TicketedEvent,
  all: readonly Candidate[],
  planned: PlannedTicket | undefined,
  now: Date,
): NewSignup[] {
  const random = randomOf(20_000 + event.id);
  const share = fullness(event, random);
  const wanted = {
    left: Math.round(event.pools.left * share),
    right: Math.round(event.pools.right * share),
  };
  const taken = { left: 0, right: 0 };
  const signups: NewSignup[] = [];
  const seat = (person: Candidate, isFree: boolean) => {
    const side = ticketSideOf(event, event.pools, person.gender);
    taken[side] += 1;
    signups.push(ticketOf(event, { person, side, isFree }, { now, random }));
  };

  if (planned !== undefined) seat(planned.person, planned.isFree);
  const waiting: Candidate[] = [];
  for (const person of invitees(event, all, now, random)) {
    const side = ticketSideOf(event, event.pools, person.gender);
    if (taken[side] < wanted[side]) seat(person, random.happens(0.12));
    else waiting.push(person);
  }
  return [...signups, ...applications(event, waiting, now, random)];
}

/** Some of the users without a ticket apply, while the event is still to come. */
function applications(
  event: TicketedEvent,
  people: readonly Candidate[],
  now: Date,
  random: Random,
): NewSignup[] {
  if (event.status !== 'created' && event.status !== 'updated') return [];
  const most = event.hostId === DEMO_HOST_ID ? random.between(2, 4) : random.between(0, 1);
  return people.slice(0, most).map((person) => ({
    eventId: event.id,
    userId: person.id,
    side: ticketSideOf(event, event.pools, person.gender),
    status: 'applied',
    priceCents: 0,
    createdAt: signupTime(event, person.joinedAt, now, random),
  }));
}

/** Users with a sign-up have seen the event, and some others have too. */
function viewsOf(
  event: TicketedEvent,
  { all, signups, now }: { all: readonly Candidate[]; signups: readonly NewSignup[]; now: Date },
): (typeof eventViews.$inferInsert)[] {
  const random = randomOf(30_000 + event.id);
  const seen = new Map(signups.map(({ userId, createdAt }) => [userId, createdAt]));
  for (const person of random.some(all, random.between(2, MOST_ONLOOKERS))) {
    if (!seen.has(person.id)) seen.set(person.id, signupTime(event, person.joinedAt, now, random));
  }
  return [...seen].map(([userId, seenAt]) => ({ eventId: event.id, userId, seenAt }));
}

/**
 * Stores sign-ups to the stored events, each on the guest's side and within the number of tickets.
 * The demo dater gets tickets to some of the past and some of the coming events.
 */
export async function seedTickets(
  tx: Queryable,
  people: readonly NewPerson[],
  now: Date,
): Promise<void> {
  // Events in review are not public yet.
  const open = (await ticketedEvents(tx)).filter(({ status }) => status !== 'pending');
  const demoId = people.find(({ user }) => user.phoneNumber === demoDater.phone)?.user.id;
  const candidates = candidatesOf(people);
  const demo = candidates.find(({ id }) => id === demoId);
  const others = candidates.filter(({ id }) => id !== demoId);
  const plan = demo === undefined ? new Map<number, PlannedTicket>() : planDemoTickets(demo, open);

  const all = open.map((event) => {
    const present = others.filter(({ joinedAt }) => joinedAt.getTime() < lastMoment(event, now));
    const signups = fill(event, present, plan.get(event.id), now);
    return { signups, views: viewsOf(event, { all: present, signups, now }) };
  });
  const signups = all.flatMap((one) => one.signups);
  const pages = signups
    .filter(({ paidAt }) => paidAt instanceof Date)
    .map(({ userId, eventId, priceCents, createdAt, refundedAt }) => ({
      ...paidPage({ userId, eventId, amountCents: priceCents }, createdAt),
      status: refundedAt ? ('refunded' as const) : ('paid' as const),
    }));
  await insertAll(tx, checkoutSessions, pages);
  await insertAll(tx, eventSignups, signups);
  await insertAll(
    tx,
    eventViews,
    all.flatMap(({ views }) => views),
  );
}
