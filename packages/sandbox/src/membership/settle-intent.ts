import { afterPeriod, isCharge } from '@perigee/domain';
import { and, eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { crashText } from '../http/crash-text.ts';
import { completeActivity, tellPerson } from '../waitlist/complete-activity.ts';
import { hasBeenAccepted } from './accepted.ts';
import { findPlan } from './plans.ts';
import { firstChargeAt, remindOfCharge } from './start-billing.ts';
import {
  changeSubscription,
  currentSubscription,
  lockMember,
  type SubscriptionRow,
} from './subscription.ts';

/** What became of a card. */
interface Settled {
  subscription: SubscriptionRow;
  /** Whether the member has to be told of a charge to come. */
  isChargedLater: boolean;
}

/** The months that somebody pays for begin after those that they were given. */
function nextCharge(paid: SubscriptionRow, freeUntil: Date | null, now: Date): Date {
  const from = freeUntil !== null && freeUntil > now ? freeUntil : now;
  const count = findPlan(paid.planId)?.intervalCount ?? 1;
  return afterPeriod(from, { count, unit: 'months' });
}

/** Makes a reservation whose card is there the membership. */
async function begin(
  tx: Queryable,
  paid: SubscriptionRow,
  into: SubscriptionRow,
  now: Date,
): Promise<Settled> {
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

/** Writes down that a card is there. */
async function settle(
  { db, log, clock }: SandboxContext,
  { id, userId }: SubscriptionRow,
): Promise<Settled | undefined> {
  return db.transaction(async (tx) => {
    const now = clock();
    await lockMember(tx, userId);
    const [paid] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
    if (paid === undefined || paid.startedAt !== null) return undefined;

    // A page that was left open may pay for a plan that was replaced: it is then the one.
    const current = (await currentSubscription(tx, userId)) ?? paid;
    const isTaken = current.status !== 'incomplete' && current.planId !== null;
    if (current.id !== paid.id && isTaken) {
      await changeSubscription(tx, paid, { startedAt: now });
      log(`Member ${userId} has a membership, and gave a card again: ${paid.intentId}`);
      return undefined;
    }
    await completeActivity(tx, userId, 'SAVE_PAYMENT', now);
    return begin(tx, paid, current, now);
  });
}

async function follow(context: SandboxContext, found: SubscriptionRow): Promise<void> {
  const { intentId } = found;
  if (intentId === null || found.startedAt !== null) return;
  if (!(await context.payments.isIntentDone(intentId))) return;
  const settled = await settle(context, found);
  if (settled === undefined) return;
  if (settled.isChargedLater) await remindOfCharge(context, settled.subscription);
  await tellPerson(context, found.userId);
}

/**
 * Does what follows from a card that was charged or kept: the membership begins, and the
 * application has its payment. Calling it again, also at once, changes nothing; nor does it for an
 * intent that is not done, or has nothing to do with a membership. Call it outside of transactions.
 */
export async function settleIntent(context: SandboxContext, intentId: string): Promise<void> {
  const [found] = await context.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.intentId, intentId));
  if (found !== undefined) await follow(context, found);
}

/**
 * Settles the card of somebody of which the provider has not told yet: they may be back from its
 * form before its message is here. While the provider is away nothing changes.
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
    context.log(`A card could not be looked up: ${crashText(error)}`);
  }
}
