import { eventStatusAt } from '@perigee/domain/events';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { events } from '../db/schema/events.ts';
import { anonymousSales, eventSignups } from '../db/schema/tickets.ts';
import { errorText } from '../http/error-text.ts';
import { failure } from '../http/failure.ts';
import { hasPaid, makeDueRefunds } from '../tickets/due-refunds.ts';
import { lockEventOf, type EventRow } from '../tickets/event-row.ts';
import { notifyGuest } from '../tickets/notify-guest.ts';
import { mayStillBePaid } from '../tickets/open-pages.ts';
import { refundSignup } from '../tickets/refund-signup.ts';
import { updateHostPages } from '../tickets/update-host-pages.ts';
import { isOnGuestList } from './guest-list.ts';
import { eventServerMessages } from './server-messages.ts';
import { hostPortalServerMessages } from '../host-portal/server-messages.ts';

interface Removed {
  event: EventRow;
  /** The users on the guest list who had paid nothing. Those who paid are told with their refund. */
  unpaidUserIds: number[];
}

/** Whether any user has or had a ticket, also one who deleted the account. An applicant has none. */
async function hasTicketsOut(tx: Queryable, eventId: number): Promise<boolean> {
  const isTicket = and(eq(eventSignups.eventId, eventId), ne(eventSignups.status, 'applied'));
  const tickets = await tx.$count(eventSignups, isTicket);
  const sales = await tx.$count(anonymousSales, eq(anonymousSales.eventId, eventId));
  return tickets + sales > 0;
}

async function unpaidGuests(tx: Queryable, eventId: number, now: Date): Promise<number[]> {
  const rows = await tx
    .select({ userId: eventSignups.userId })
    .from(eventSignups)
    .where(and(eq(eventSignups.eventId, eventId), isOnGuestList(now), isNull(eventSignups.paidAt)));
  return rows.map(({ userId }) => userId);
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

/** Archives an event. Tickets with a pending payment are cancelled; all others stay with their guests. */
async function archive(tx: Queryable, { id }: EventRow, now: Date): Promise<void> {
  await tx.update(events).set({ status: 'archived' }).where(eq(events.id, id));
  await tx
    .update(eventSignups)
    .set({ status: 'cancelled', cancelledAt: now })
    .where(and(eq(eventSignups.eventId, id), eq(eventSignups.status, 'reserved')));
}

/**
 * Marks the payments for a cancelled event, in its transaction, so that none is lost if a refund fails. Gives how many
 * they are.
 */
async function oweRefunds(tx: Queryable, { id }: EventRow): Promise<number> {
  const owed = await tx
    .update(eventSignups)
    .set({ refundDue: true })
    .where(and(eq(eventSignups.eventId, id), hasPaid()))
    .returning({ id: eventSignups.id });
  return owed.length;
}

async function removeOrArchive(
  tx: Queryable,
  eventId: number,
  now: Date,
): Promise<Removed | undefined> {
  const event = await lockEventOf(tx, { eventId });
  if (event === undefined) return undefined;
  if (event.status === 'archived') {
    if ((await oweRefunds(tx, event)) === 0) {
      throw failure(409, hostPortalServerMessages.alreadyCancelled);
    }
    return { event, unpaidUserIds: [] };
  }
  if (eventStatusAt(event, now) === 'completed') {
    throw failure(409, eventServerMessages.over);
  }
  const unpaidUserIds = await unpaidGuests(tx, eventId, now);
  if (await hasTicketsOut(tx, eventId)) {
    await archive(tx, event, now);
    await oweRefunds(tx, event);
  } else {
    await passSeriesOn(tx, event);
    await tx.delete(events).where(eq(events.id, eventId));
  }
  return { event, unpaidUserIds };
}

/** Closes the payment pages of an archived event; a payment that was made meanwhile is refunded. */
async function closePages(context: SandboxContext, eventId: number): Promise<void> {
  const open = await context.db
    .select({ id: eventSignups.id })
    .from(eventSignups)
    .where(and(eq(eventSignups.eventId, eventId), mayStillBePaid(context.clock())));
  for (const { id } of open) {
    try {
      await refundSignup(context, id);
    } catch (error) {
      // A payment that is made on the page after all is refunded when it is settled.
      context.log(`A payment page of a cancelled event could not be closed: ${errorText(error)}`);
    }
  }
}

/**
 * Deletes an event, and notifies the users on its guest list. An event with tickets given out is
 * cancelled instead: payments are refunded, and open payment pages accept no payment any more. A
 * repeated call refunds what failed before.
 *
 * @throws 409 for an event that has taken place, or is cancelled and owes no refund
 * Source: events §2, §4; the documents do not show the effect.
 */
export async function deleteEvent(context: SandboxContext, eventId: number): Promise<void> {
  const { db, clock } = context;
  const removed = await db.transaction((tx) => removeOrArchive(tx, eventId, clock()));
  if (removed === undefined) return;
  context.video.review();
  for (const userId of removed.unpaidUserIds) {
    await notifyGuest(context, userId, 'eventCancelled', removed.event);
  }
  await closePages(context, eventId);
  await makeDueRefunds(context, eq(eventSignups.eventId, eventId));
  await updateHostPages(context, removed.event);
}
