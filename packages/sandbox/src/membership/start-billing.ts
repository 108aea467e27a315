import { dateYearText, limits } from '@perigee/domain';
import { priceLabel } from '@perigee/domain/events';
import { afterPeriod, parsePeriod } from '@perigee/domain/membership';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { freeMonths } from '../db/schema/membership.ts';
import { contactUser } from '../outbox/contact-user.ts';
import {
  changeSubscription,
  currentSubscription,
  lockMember,
  type SubscriptionRow,
} from './subscription.ts';
import { membershipServerMessages } from './server-messages.ts';

/** The time of the first charge of a member who is accepted now: a week later, plus the free months. */
export async function firstChargeAt(
  tx: Queryable,
  { userId, createdAt }: SubscriptionRow,
  now: Date,
): Promise<Date> {
  const given = await tx
    .select({ duration: freeMonths.duration })
    .from(freeMonths)
    .where(and(eq(freeMonths.userId, userId), gte(freeMonths.createdAt, createdAt)))
    .orderBy(asc(freeMonths.id));
  return given.reduce(
    (chargeAt, { duration }) => {
      const period = parsePeriod(duration);
      return period === null ? chargeAt : afterPeriod(chargeAt, period);
    },
    new Date(now.getTime() + limits.firstChargeAfterMs),
  );
}

/**
 * Begins to charge a newly accepted member for their reservation. A paused reservation remains
 * paused. Free months without a plan are not charged.
 *
 * @returns the subscription, or undefined if there is nothing to charge
 */
export async function startBilling(
  tx: Queryable,
  userId: number,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  await lockMember(tx, userId);
  const current = await currentSubscription(tx, userId, now);
  if (current === undefined || current.planId === null) return undefined;
  const before = current.pausedFrom ?? current.status;
  if (before !== 'trialing') return undefined;
  return changeSubscription(tx, current, {
    ...(current.status === 'paused' ? { pausedFrom: 'active' } : { status: 'active' }),
    nextChargeAt: await firstChargeAt(tx, current, now),
  });
}

/** Notifies a member of their first charge, at least a week before it. Call it after the transaction. */
export async function remindOfCharge(
  context: Pick<SandboxContext, 'db' | 'outbox' | 'settings'>,
  { userId, amountCents, nextChargeAt }: SubscriptionRow,
): Promise<void> {
  if (nextChargeAt === null) return;
  await contactUser(context, userId, {
    text: membershipServerMessages.firstCharge(
      priceLabel(amountCents / 100),
      dateYearText(nextChargeAt, 'UTC'),
    ),
    link: `${context.settings.webUrl}/account`,
  });
}
