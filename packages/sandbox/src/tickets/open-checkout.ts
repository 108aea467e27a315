import type { TicketReply } from '@perigee/api/zod';
import { and, eq, isNull } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { errorText } from '../http/error-text.ts';
import { failure } from '../http/failure.ts';
import type { EventRow } from './event-row.ts';
import type { Signup } from './signup-rows.ts';
import { ticketServerMessages } from './server-messages.ts';

function pageOf(signup: Signup | undefined): Required<TicketReply> | undefined {
  if (signup?.status !== 'reserved') return undefined;
  const { checkoutSessionId: sessionId, checkoutUrl } = signup;
  return sessionId === null || checkoutUrl === null ? undefined : { sessionId, checkoutUrl };
}

async function openPage(
  { payments, settings, log }: SandboxContext,
  event: EventRow,
  { userId, priceCents, heldUntil }: Signup,
) {
  if (heldUntil === null) throw new Error('A ticket that is not held cannot be paid.');
  try {
    return await payments.openCheckout({
      userId,
      amountCents: priceCents,
      description: `Ticket to ${event.title}`,
      successUrl: `${settings.webUrl}/tickets?new-event=${event.id}`,
      cancelUrl: `${settings.webUrl}/events/${event.slug}`,
      expiresAt: heldUntil,
    });
  } catch (error) {
    log(`No payment page was opened: ${errorText(error)}`);
    // The ticket stays held, so that the next attempt finds it.
    throw failure(502, ticketServerMessages.checkoutNotOpened);
  }
}

/**
 * The payment page of a held ticket. Repeated or concurrent calls for the same ticket get the same
 * page. Call it outside of transactions, because it sends requests to the payments provider.
 *
 * @throws 409 if the ticket was cancelled meanwhile, 502 if the provider opens no page
 */
export async function openCheckout(
  context: SandboxContext,
  event: EventRow,
  signup: Signup,
): Promise<TicketReply> {
  const before = pageOf(signup);
  if (before !== undefined) return before;

  const { db, payments } = context;
  const { sessionId, url } = await openPage(context, event, signup);
  const isIt = eq(eventSignups.id, signup.id);
  const [kept] = await db
    .update(eventSignups)
    .set({ checkoutSessionId: sessionId, checkoutUrl: url })
    .where(and(isIt, eq(eventSignups.status, 'reserved'), isNull(eventSignups.checkoutSessionId)))
    .returning();
  if (kept !== undefined) return { sessionId, checkoutUrl: url };

  // Another request was faster: a second press of the button, or a host who took the ticket back.
  await payments.expireCheckout(sessionId);
  const [now] = await db.select().from(eventSignups).where(isIt);
  const other = pageOf(now);
  if (other === undefined) throw failure(409, ticketServerMessages.reservationGone);
  return other;
}
