import { and, asc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import { subscriptions } from '../../db/schema/membership.ts';
import { users } from '../../db/schema/users.ts';
import { freePeriodIsOver } from '../../membership/subscription.ts';
import { inDollars, report, ROWS_AT_ONCE } from './report.ts';

const { amountCents, status } = subscriptions;

const fields = {
  id: subscriptions.id,
  userId: subscriptions.userId,
  name: users.name,
  email: users.email,
  status,
  amountUsd: inDollars(amountCents),
  nextChargeAt: subscriptions.nextChargeAt,
  createdAt: subscriptions.createdAt,
  startedAt: subscriptions.startedAt,
};

const subscriptionsThat = (where: SQL | undefined) =>
  report(Object.keys(fields), ({ db, now }, after) =>
    db
      .select(fields)
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(and(where, sql`${freePeriodIsOver(now)} is not true`, gt(subscriptions.id, after)))
      .orderBy(asc(subscriptions.id))
      .limit(ROWS_AT_ONCE),
  );

const isInForce = inArray(status, ['active', 'trialing', 'paused']);
const hasPrice = gt(amountCents, 0);

export const paidSubscriptions = subscriptionsThat(and(isInForce, hasPrice));
export const trialSubscriptions = subscriptionsThat(and(eq(status, 'trialing'), hasPrice));
export const unpaidSubscriptions = subscriptionsThat(
  or(eq(status, 'incomplete'), and(isInForce, eq(amountCents, 0))),
);
