import { priceLabel } from '@perigee/domain/events';
import { afterPeriod, isCharge } from '@perigee/domain/membership';
import { and, eq, isNull } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { errorText } from '../http/error-text.ts';
import { contactUser } from '../outbox/contact-user.ts';
import { endAbandonedPayment } from '../payments/abandoned-payments.ts';
import { completeActivity } from '../waitlist/complete-activity.ts';
import { notifyUser } from '../profile/notify-user.ts';
import { hasBeenAccepted, restoreAcceptance } from './accepted.ts';
import { findPlan } from './plans.ts';
import { firstChargeAt, remindOfCharge } from './start-billing.ts';
import {
  changeSubscription,
  currentSubscription,
  lockMember,
  type SubscriptionRow,
} from './subscription.ts';
import { membershipServerMessages } from './server-messages.ts';

/** The result of settling a card that was charged or saved. */
type Settled =
  | {
      kind: 'begun';
      subscription: SubscriptionRow;
      /** Whether to notify the member of a charge to come. */
      isChargedLater: boolean;
      /** A reservation of another plan that was replaced. */
      replaced: SubscriptionRow | undefined;
    }
  /** Another membership had begun before: a charge is refunded. */
  | { kind: 'second' };

/** Whether the success of the card was processed already. */
const isSettled = ({ startedAt, refundedAt }: SubscriptionRow) =>
  startedAt !== null || refundedAt !== null;

/** The time of the next charge. Paid months begin after the free ones. */
function nextCharge(paid: SubscriptionRow, freeUntil: Date | null, now: Date): Date {
  const from = freeUntil !== null && freeUntil > now ? freeUntil : now;
  const count = findPlan(paid.planId)?.intervalCount ?? 1;
  return afterPeriod(from, { count, unit: 'months' });
}

/** Turns a reservation whose card succeeded into the membership. */
async function begin(
  tx: Queryable,
  paid: SubscriptionRow,
  into: SubscriptionRow,
  now: Date,
): Promise<Pick<Extract<Settled, { kind: 'begun' }>, 'subscription' | 'isChargedLater'>> {
  const { planId, amountCents, intentId, clientSecret } = paid;
  const isPaid = intentId !== null && isCharge(intentId);
  const isChargedLater = !isPaid && (await hasBeenAccepted(tx, paid.userId));
  // Two rows cannot have the same intent.
  if (into.id !== paid.id) await tx.delete(subscriptions).where(eq(subscriptions.id, paid.id));
  const subscription = await changeSubscription(tx, into, {
    planId,
    amountCents,
    intentId,
    clientSecret,
    status: isPaid || isChargedLater ? 'active' : 'trialing',
    pausedFrom: null,
    endedAt: null,
    startedAt: now,
    nextChargeAt: isPaid ? nextCharge(paid, into.nextChargeAt, now) : null,
  });
  if (!isChargedLater) return { subscription, isChargedLater };
  const nextChargeAt = await firstChargeAt(tx, subscription, now);
  return {
    subscription: await changeSubscription(tx, subscription, { nextChargeAt }),
    isChargedLater,
  };
}

/**
 * Stores the success of a card. Of several reservations, the one whose card succeeds first becomes
 * the membership; later ones are second.
 */
async function settle(
  { db, clock }: SandboxContext,
  { id, userId }: SubscriptionRow,
): Promise<Settled | undefined> {
  return db.transaction(async (tx) => {
    const now = clock();
    await lockMember(tx, userId);
    const [paid] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
    if (paid === undefined || isSettled(paid)) return undefined;

    const current = await currentSubscription(tx, userId, now);
    const isOther = current !== undefined && current.id !== paid.id;
    if (isOther && current.status !== 'incomplete' && current.planId !== null) {
      return { kind: 'second' };
    }
    await completeActivity(tx, userId, 'SAVE_PAYMENT', now);
    await restoreAcceptance(tx, [userId]);
    if (isOther && current.status === 'incomplete') {
      const replaced = await changeSubscription(tx, current, { status: 'cancelled', endedAt: now });
      return { kind: 'begun', replaced, ...(await begin(tx, paid, paid, now)) };
    }
    return { kind: 'begun', replaced: undefined, ...(await begin(tx, paid, current ?? paid, now)) };
  });
}

/** Refunds the charge of a second reservation, and notifies the member. A repeated call refunds once. */
async function refundSecond(
  context: SandboxContext,
  { id, userId, amountCents }: SubscriptionRow,
  intentId: string,
) {
  const { db, clock, payments, settings } = context;
  await payments.refundIntent(intentId);
  const [refunded] = await db
    .update(subscriptions)
    .set({ refundedAt: clock() })
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.refundedAt)))
    .returning({ id: subscriptions.id });
  if (refunded === undefined) return;
  await contactUser(context, userId, {
    text: membershipServerMessages.paidTwice(priceLabel(amountCents / 100)),
    link: `${settings.webUrl}/account`,
  });
}

async function follow(context: SandboxContext, found: SubscriptionRow): Promise<void> {
  const { intentId } = found;
  if (intentId === null || isSettled(found)) return;
  if (!(await context.payments.isIntentDone(intentId))) return;
  const settled = await settle(context, found);
  if (settled?.kind === 'second' && isCharge(intentId))
    await refundSecond(context, found, intentId);
  if (settled?.kind !== 'begun') return;
  if (settled.replaced !== undefined) await endReplaced(context, settled.replaced);
  if (settled.isChargedLater) await remindOfCharge(context, settled.subscription);
  await notifyUser(context, found.userId);
}

/**
 * Cancels the intent of a replaced reservation, so that a page that is still open cannot cause a
 * second charge. An intent that was charged or saved meanwhile is settled. Call it outside of
 * transactions.
 */
export async function endReplaced(
  context: SandboxContext,
  replaced: SubscriptionRow,
): Promise<void> {
  if (replaced.intentId === null) return;
  try {
    await context.payments.cancelIntent(replaced.intentId);
    await follow(context, replaced);
  } catch (error) {
    // If the intent succeeds later, the provider's message settles it.
    context.log(`A replaced payment could not be canceled: ${errorText(error)}`);
  }
}

/**
 * Processes a card that was charged or saved: the membership begins, and the application's payment
 * step is complete. A charge in addition to a membership that has begun is refunded. Repeated or
 * concurrent calls change nothing, nor does a call for an intent that is not done, or does not
 * belong to a membership. Call it outside of transactions.
 */
export async function settleIntent(context: SandboxContext, intentId: string): Promise<void> {
  const [found] = await context.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.intentId, intentId));
  if (found === undefined) await endAbandonedPayment(context, intentId);
  else await follow(context, found);
}

/**
 * Settles a user's card before the provider's message: the user may return from the provider's form
 * before the message arrives. If the provider cannot be reached, nothing changes.
 */
export async function settleOwnIntent(context: SandboxContext, userId: number): Promise<void> {
  const [waiting] = await context.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'incomplete')));
  if (waiting === undefined) return;
  try {
    await follow(context, waiting);
  } catch (error) {
    context.log(`A card could not be looked up: ${errorText(error)}`);
  }
}
