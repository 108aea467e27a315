import type { EventSignup } from '@perigee/api/zod';
import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { users } from '../db/schema/users.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { loadPublicPeople } from '../profile/load-public-people.ts';
import { holdsTicket } from './load-events.ts';

/** Condition on a sign-up: it is on the guest list, as an applicant or with a ticket. */
export function isOnGuestList(now: Date): SQL | undefined {
  return or(eq(eventSignups.status, 'applied'), holdsTicket(now));
}

/**
 * The guests and applicants of an event, in the order in which they signed up. Cancelled sign-ups
 * and unpaid tickets whose hold has ended are left out. For the users who run the event. Source:
 * spec EventSignup.
 */
export async function loadGuestList(
  { db, clock, settings }: Pick<SandboxContext, 'db' | 'clock' | 'settings'>,
  eventId: number,
): Promise<EventSignup[]> {
  const rows = await db
    .select({ signup: eventSignups, gender: users.gender })
    .from(eventSignups)
    .innerJoin(users, eq(users.id, eventSignups.userId))
    .where(and(eq(eventSignups.eventId, eventId), isOnGuestList(clock())))
    .orderBy(asc(eventSignups.createdAt), asc(eventSignups.id));
  const ids = rows.map(({ signup }) => signup.userId);
  const people = await loadPublicPeople(db, ids, settings.publicUrl);
  return rows.flatMap(({ signup, gender }) => {
    const signedUpByUser = people.get(signup.userId);
    const { id, userId, status, priceCents, createdAt, paidAt, refundedAt } = signup;
    if (signedUpByUser === undefined || status === 'cancelled') return [];
    return {
      id,
      userId,
      status,
      ticketPrice: priceCents / 100,
      paid: paidAt !== null && refundedAt === null && priceCents > 0,
      gender,
      createdAt: createdAt.toISOString(),
      signedUpByUser,
    };
  });
}
