import type { MembershipPlan } from '@perigee/api/zod';
import { isCharge, isMembershipHeld } from '@perigee/domain/membership';
import { and, eq, isNull } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { errorText } from '../http/error-text.ts';
import { failure } from '../http/failure.ts';
import { hasBeenAccepted } from './accepted.ts';
import { findPlan, MEMBERSHIP_TITLE } from './plans.ts';
import { endReplaced, settleOwnIntent } from './settle-intent.ts';
import {
  changeSubscription,
  currentSubscription,
  lockMember,
  type SubscriptionRow,
} from './subscription.ts';
import { membershipServerMessages } from './server-messages.ts';

const server = membershipServerMessages;

interface Reservation {
  row: SubscriptionRow;
  /** Whether the card is charged now. */
  isCharged: boolean;
  /** The earlier reservation that this one replaces. */
  replaced?: SubscriptionRow;
}

/** Creates a reservation, or finds the one that waits for the same card. */
async function reserve(
  tx: Queryable,
  userId: number,
  plan: MembershipPlan,
  now: Date,
): Promise<Reservation> {
  await lockMember(tx, userId);
  const current = await currentSubscription(tx, userId, now);
  if (current !== undefined && isMembershipHeld(current.status)) {
    throw failure(409, server.alreadyMember);
  }
  const isCharged = await hasBeenAccepted(tx, userId);
  if (current !== undefined) {
    const { planId, intentId } = current;
    const isSame = planId === plan.id && (intentId === null || isCharge(intentId) === isCharged);
    if (isSame) return { row: current, isCharged };
    await changeSubscription(tx, current, { status: 'cancelled', endedAt: now });
  }
  const reservation = { status: 'incomplete', amountCents: plan.unitAmount } as const;
  const [row] = await tx
    .insert(subscriptions)
    .values({ userId, planId: plan.id, createdAt: now, ...reservation })
    .returning();
  if (row === undefined) throw new Error('The reservation was not stored.');
  return { row, isCharged, ...(current !== undefined && { replaced: current }) };
}

async function createIntent(
  { payments, log }: SandboxContext,
  { row: { userId, amountCents }, isCharged }: Reservation,
) {
  try {
    return await payments.createIntent({
      userId,
      amountCents: isCharged ? amountCents : 0,
      description: MEMBERSHIP_TITLE,
    });
  } catch (error) {
    log(`No card was asked for: ${errorText(error)}`);
    // The reservation remains stored, so that the next attempt finds it.
    throw failure(502, server.cardNotAsked);
  }
}

/** The secret of a reservation. Concurrent requests get the same one. */
async function secretOf(context: SandboxContext, reservation: Reservation): Promise<string> {
  const { row } = reservation;
  if (row.clientSecret !== null) return row.clientSecret;

  const { db } = context;
  const { id: intentId, clientSecret } = await createIntent(context, reservation);
  const isWaiting = and(eq(subscriptions.id, row.id), eq(subscriptions.status, 'incomplete'));
  const [kept] = await db
    .update(subscriptions)
    .set({ intentId, clientSecret })
    .where(and(isWaiting, isNull(subscriptions.intentId)))
    .returning({ id: subscriptions.id });
  if (kept !== undefined) return clientSecret;

  // Another request was faster: a second press of the button, or the choice of another plan.
  await context.payments.cancelIntent(intentId);
  const [other] = await db.select().from(subscriptions).where(isWaiting);
  if (other === undefined || other.clientSecret === null) throw failure(409, server.planChanged);
  return other.clientSecret;
}

/**
 * Reserves a membership. An applicant's card is only saved; the card of a member who is or was
 * accepted is charged. Repeated or concurrent requests share one reservation with one secret; another plan
 * replaces a reservation that waits for its card, whose intent is canceled. Call it outside of
 * transactions, because it sends requests to the payments provider.
 *
 * @returns the secret that confirms the card
 * @throws 404 for an unknown plan, 409 for a member with a membership, 502 if the provider does not
 *   answer
 */
export async function reserveMembership(
  context: SandboxContext,
  userId: number,
  planId: number,
): Promise<string> {
  const plan = findPlan(planId);
  if (plan === undefined) throw failure(404, server.planNotFound);
  await settleOwnIntent(context, userId);
  const reservation = await context.db.transaction((tx) =>
    reserve(tx, userId, plan, context.clock()),
  );
  if (reservation.replaced !== undefined) await endReplaced(context, reservation.replaced);
  return secretOf(context, reservation);
}
