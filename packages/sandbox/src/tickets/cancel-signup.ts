import type { SignupCancellationReply } from '@perigee/api/zod';
import { hostActions } from '@perigee/domain/events';
import { ticketMessages } from '@perigee/domain/tickets';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { failure } from '../http/failure.ts';
import type { EventRow } from './event-row.ts';
import { notifyGuest } from './notify-guest.ts';
import { endSignup } from './refund-signup.ts';
import type { Signup } from './signup-rows.ts';
import { updateHostPages } from './update-host-pages.ts';
import { ticketServerMessages } from './server-messages.ts';

/** The sign-up of a guest that is not cancelled, or else the last cancelled one. */
async function signupOf({ db }: SandboxContext, eventId: number, userId: number) {
  const [signup] = await db
    .select()
    .from(eventSignups)
    .where(and(eq(eventSignups.eventId, eventId), eq(eventSignups.userId, userId)))
    .orderBy(sql`${eventSignups.status} = 'cancelled'`, desc(eventSignups.id))
    .limit(1);
  if (signup === undefined) throw failure(404, ticketServerMessages.notOnList);
  return signup;
}

function mustBeOpen(event: EventRow, signup: Signup, now: Date): void {
  const isBachelorette = event.bacheloretteUserId !== null;
  const { cancelSignups, declineApplicants } = hostActions({ ...event, isBachelorette }, now);
  if (!declineApplicants) throw failure(409, ticketMessages.eventOver);
  const hasTicket = signup.status === 'reserved' || signup.status === 'going';
  if (hasTicket && !cancelSignups) throw failure(409, ticketServerMessages.bacheloretteList);
}

/**
 * Removes a guest from the list, or declines an applicant.
 *
 * @param event an event of the user who sends the request
 * @param refund whether the guest's payment is refunded
 * @throws 404 for an unknown guest, 409 if the event does not allow it, 422 for a refund without a
 *   payment
 */
export async function cancelSignup(
  context: SandboxContext,
  event: EventRow,
  { userId, refund }: { userId: number; refund: boolean },
): Promise<SignupCancellationReply> {
  const signup = await signupOf(context, event.id, userId);
  mustBeOpen(event, signup, context.clock());
  if (refund && signup.paidAt === null) throw failure(422, ticketServerMessages.nothingPaid);

  const isNew = await endSignup(context, signup.id, { refund });
  // For a refund the guest has already been notified.
  if (isNew && !refund) await notifyGuest(context, userId, 'cancelled', event);
  await updateHostPages(context, event);
  return { status: 'ok' };
}
