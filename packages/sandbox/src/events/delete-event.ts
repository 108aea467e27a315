import { eventServerMessages, eventStatusAt } from '@perigee/domain/events';
import { and, asc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { events } from '../db/schema/events.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { failure } from '../http/failure.ts';
import { mayStillBePaid } from '../tickets/open-pages.ts';
import { refundSignup } from '../tickets/refund-signup.ts';

type EventRow = typeof events.$inferSelect;

/** Whether any user has or had a ticket. An applicant has none. */
async function hasTicketsOut(tx: Queryable, eventId: number): Promise<boolean> {
  const isTicket = and(eq(eventSignups.eventId, eventId), ne(eventSignups.status, 'applied'));
  return (await tx.$count(eventSignups, isTicket)) > 0;
}

/** Keeps a series together when its first event is deleted. */
async function passSeriesOn(tx: Queryable, { id }: EventRow): Promise<void> {
  const isOther = and(eq(events.seriesId, id), ne(events.id, id));
  const [next] = await tx
    .select({ id: events.id })
    .from(events)
    .where(isOther)
    .orderBy(asc(events.id))
    .limit(1);
  if (next !== undefined) await tx.update(events).set({ seriesId: next.id }).where(isOther);
}

/** Archives an event. Tickets with a pending payment are cancelled. */
async function archive(tx: Queryable, { id }: EventRow, now: Date): Promise<void> {
  await tx.update(events).set({ status: 'archived' }).where(eq(events.id, id));
  await tx
    .update(eventSignups)
    .set({ status: 'cancelled', cancelledAt: now })
    .where(and(eq(eventSignups.eventId, id), eq(eventSignups.status, 'reserved')));
}

async function removeOrArchive(tx: Queryable, eventId: number, now: Date): Promise<void> {
  const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for('update');
  if (event === undefined || event.status === 'archived') return;
  if (eventStatusAt(event, now) === 'completed') {
    throw failure(409, eventServerMessages.over);
  }
  if (await hasTicketsOut(tx, eventId)) {
    await archive(tx, event, now);
    return;
  }
  await passSeriesOn(tx, event);
  await tx.delete(events).where(eq(events.id, eventId));
}

/** The sign-ups of an event whose guest has paid without a refund, or can still pay. */
async function signupsToRefund(db: Queryable, eventId: number, now: Date): Promise<number[]> {
  const isPaid = and(isNotNull(eventSignups.paidAt), isNull(eventSignups.refundedAt));
  const rows = await db
    .select({ id: eventSignups.id })
    .from(eventSignups)
    .where(and(eq(eventSignups.eventId, eventId), or(isPaid, mayStillBePaid(now))));
  return rows.map(({ id }) => id);
}

/**
 * Deletes an event. An event with tickets given out is cancelled instead: payments are refunded,
 * and open payment pages accept no payment any more. A call that fails midway can be repeated.
 *
 * @throws 409 for an event that has taken place
 * Source: events §2, §4; the documents do not show the effect.
 */
export async function deleteEvent(context: SandboxContext, eventId: number): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  await db.transaction((tx) => removeOrArchive(tx, eventId, now));
  context.video.review();
  for (const signupId of await signupsToRefund(db, eventId, now)) {
    await refundSignup(context, signupId);
  }
}
