import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { eventSignups } from '../db/schema/tickets.ts';

export type Signup = typeof eventSignups.$inferSelect;

const standingSignup = (db: Queryable, eventId: number, userId: number) =>
  db
    .select()
    .from(eventSignups)
    .where(
      and(
        eq(eventSignups.eventId, eventId),
        eq(eventSignups.userId, userId),
        ne(eventSignups.status, 'cancelled'),
      ),
    );

/** The sign-up of a user that is not cancelled. */
export async function findSignup(
  db: Queryable,
  eventId: number,
  userId: number,
): Promise<Signup | undefined> {
  const [signup] = await standingSignup(db, eventId, userId);
  return signup;
}

/** As {@link findSignup}, locked for this transaction. */
export async function lockSignup(
  tx: Queryable,
  eventId: number,
  userId: number,
): Promise<Signup | undefined> {
  const [signup] = await standingSignup(tx, eventId, userId).for('update');
  return signup;
}

/** Whether a ticket's payment is pending and its hold has not ended. */
export function isHeld(
  { status, heldUntil }: Pick<Signup, 'status' | 'heldUntil'>,
  now: Date,
): boolean {
  return status === 'reserved' && heldUntil !== null && heldUntil > now;
}

/** Whether the hold of a ticket has ended without a payment: its sign-up counts no more. */
export function hasLapsed(signup: Pick<Signup, 'status' | 'heldUntil'>, now: Date): boolean {
  return signup.status === 'reserved' && !isHeld(signup, now);
}

async function cancelRow(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx
    .update(eventSignups)
    .set({ status: 'cancelled', cancelledAt: now })
    .where(eq(eventSignups.id, id));
}

/** The values of a new ticket. */
type Ticket = Pick<
  typeof eventSignups.$inferInsert,
  'eventId' | 'userId' | 'side' | 'status' | 'priceCents' | 'firstPromoterId' | 'heldUntil'
>;

/**
 * Stores a ticket in place of a user's earlier sign-up. A sign-up with a payment page is cancelled
 * instead of overwritten: its payment may still succeed, and must be found.
 *
 * @param before the result of {@link lockSignup}, without a ticket that must remain
 */
export async function putTicket(
  tx: Queryable,
  before: Signup | undefined,
  ticket: Ticket,
  now: Date,
): Promise<Signup> {
  const row = { heldUntil: null, ...ticket, createdAt: now };
  const hasPage = before !== undefined && before.checkoutSessionId !== null;
  if (hasPage) await cancelRow(tx, before.id, now);
  const [stored] =
    before === undefined || hasPage
      ? await tx.insert(eventSignups).values(row).returning()
      : await tx.update(eventSignups).set(row).where(eq(eventSignups.id, before.id)).returning();
  if (stored === undefined) throw new Error('The ticket was not stored.');
  return stored;
}
