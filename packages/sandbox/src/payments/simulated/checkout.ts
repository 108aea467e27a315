import { and, eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { checkoutSessions } from '../../db/schema/payments.ts';
import type { Payments } from '../payments.ts';
import { cardOutcome, type Card } from './card-outcome.ts';
import { newId } from './new-id.ts';

type Ports = Pick<SandboxContext, 'db' | 'clock'>;

/** A stored payment page. */
export type CheckoutSession = typeof checkoutSessions.$inferSelect;

/** The current status of a page. Expiry is not stored, but calculated from the time. */
export function statusOf(session: CheckoutSession, now: Date): CheckoutSession['status'] {
  return session.status === 'open' && session.expiresAt <= now ? 'expired' : session.status;
}

/** The page, or undefined if no page has the id. */
export async function findSession(db: Queryable, id: string): Promise<CheckoutSession | undefined> {
  const [session] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id));
  return session;
}

async function sessionOf(db: Queryable, id: string): Promise<CheckoutSession> {
  const session = await findSession(db, id);
  if (session === undefined) throw new Error(`There is no checkout ${id}.`);
  return session;
}

type SimulatedCheckout = Pick<
  Payments,
  'openCheckout' | 'checkoutStatus' | 'expireCheckout' | 'refundCheckout'
>;

/**
 * The simulated gateway's payment pages.
 *
 * @param publicUrl the prefix of a page's path
 */
export function simulatedCheckout({ db, clock }: Ports, publicUrl: string): SimulatedCheckout {
  const move = (id: string, from: CheckoutSession['status'], to: CheckoutSession['status']) =>
    db
      .update(checkoutSessions)
      .set({ status: to })
      .where(and(eq(checkoutSessions.id, id), eq(checkoutSessions.status, from)))
      .returning({ id: checkoutSessions.id });
  return {
    openCheckout: async (purchase) => {
      const id = newId('cs_test');
      await db
        .insert(checkoutSessions)
        .values({ ...purchase, id, status: 'open', createdAt: clock() });
      return { sessionId: id, url: `${publicUrl}/checkout/${id}` };
    },
    checkoutStatus: async (id) => statusOf(await sessionOf(db, id), clock()),
    expireCheckout: async (id) => {
      await move(id, 'open', 'expired');
    },
    refundCheckout: async (id) => {
      const moved = await move(id, 'paid', 'refunded');
      if (moved.length > 0) return;
      const status = statusOf(await sessionOf(db, id), clock());
      if (status !== 'refunded') throw new Error(`The checkout is ${status}.`);
    },
  };
}

/** The result of an attempt to pay. */
export type Payment =
  | { status: 'paid' | 'requires_action' }
  | { status: 'refused'; message: string }
  | { status: 'closed' };

/** Marks a page as paid. Of several concurrent attempts only one finds it open. */
export async function takePayment({ db, clock }: Ports, id: string): Promise<Payment> {
  return db.transaction(async (tx) => {
    const isIt = eq(checkoutSessions.id, id);
    const [session] = await tx.select().from(checkoutSessions).where(isIt).for('update');
    if (session === undefined || statusOf(session, clock()) !== 'open') return { status: 'closed' };
    await tx.update(checkoutSessions).set({ status: 'paid' }).where(isIt);
    return { status: 'paid' };
  });
}

/** Pays an open page by card. */
export async function payByCard(ports: Ports, id: string, card: Card): Promise<Payment> {
  const outcome = cardOutcome(card, ports.clock());
  return outcome.status === 'accepted' ? takePayment(ports, id) : outcome;
}
