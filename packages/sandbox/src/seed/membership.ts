import { limits } from '@perigee/domain';
import { afterPeriod, formatPeriod, type Period } from '@perigee/domain/membership';
import type { Queryable } from '../db/database.ts';
import { freeMonths, subscriptions } from '../db/schema/membership.ts';
import { findPlan, membershipPlans } from '../membership/plans.ts';
import { randomOf, type Random } from './random.ts';
import { daysBefore } from './days.ts';
import { insertAll, type NewPerson } from './insert.ts';

type Subscription = typeof subscriptions.$inferInsert;
type FreeMonths = typeof freeMonths.$inferInsert;

interface NewMemberships {
  subscriptions: Subscription[];
  freeMonths: FreeMonths[];
}

const SEED = 8_101;

/** The cycle length of the kinds of membership, short enough that even a small seed has all of them. */
const KINDS_EVERY = 4;
const MIGRATING = 1;
const FREE = 2;

const FREE_PERIODS: readonly Period[] = [
  { count: 3, unit: 'months' },
  { count: 6, unit: 'months' },
  { count: 12, unit: 'weeks' },
];
const REASONS = [
  'Their first two evenings were cancelled',
  'Brought four friends to the spring dinner',
  'Won at the autumn quiz',
];

/** The next charge of a member whose first charge was due a week after `from`. */
function nextChargeAfter(from: Date, planId: number, now: Date): Date {
  const count = findPlan(planId)?.intervalCount ?? 1;
  const first = new Date(from.getTime() + limits.firstChargeAfterMs);
  let charges = 0;
  let next = first;
  while (next <= now) {
    charges += 1;
    next = afterPeriod(first, { count: count * charges, unit: 'months' });
  }
  return next;
}

function reservationOf({ user }: NewPerson, startedAt: Date, random: Random) {
  const { id: planId, unitAmount: amountCents } = random.pick(membershipPlans);
  return { userId: user.id, planId, amountCents, createdAt: startedAt, startedAt };
}

/** The subscription of a user who gave a card, according to their application status. */
function subscriptionOf(
  person: NewPerson,
  startedAt: Date,
  { now, random }: { now: Date; random: Random },
): Subscription {
  const reservation = reservationOf(person, startedAt, random);
  const { status, acceptedAt } = person.entry ?? {};
  const nextChargeAt = nextChargeAfter(acceptedAt ?? startedAt, reservation.planId, now);
  // A reservation, which is first charged after the acceptance.
  if (status === 'pre-approved') return { ...reservation, status: 'trialing' };
  if (status === 'yes') return { ...reservation, status: 'active', nextChargeAt };
  if (status === 'subscription-paused') {
    return { ...reservation, status: 'paused', pausedFrom: 'active', nextChargeAt };
  }
  const endedAt = new Date((startedAt.getTime() + now.getTime()) / 2);
  return { ...reservation, status: 'cancelled', endedAt };
}

/** Free months that an admin gave a member recently, and the resulting membership. */
function freeFor({ user: { id: userId } }: NewPerson, now: Date, givenBy: number, random: Random) {
  const period = random.pick(FREE_PERIODS);
  const createdAt = daysBefore(now, 2 + random.next() * 60);
  const subscription: Subscription = {
    userId,
    status: 'trialing',
    amountCents: 0,
    nextChargeAt: afterPeriod(createdAt, period),
    createdAt,
    startedAt: createdAt,
  };
  const duration = formatPeriod(period);
  const given: FreeMonths = {
    userId,
    duration,
    reason: random.pick(REASONS),
    givenBy,
    createdAt,
  };
  return { subscription, given };
}

/** The subscriptions of all users who gave a card, including those with free months. */
function membershipsOf(daters: readonly NewPerson[], now: Date, givenBy: number): NewMemberships {
  const random = randomOf(SEED);
  const made: NewMemberships = { subscriptions: [], freeMonths: [] };
  let accepted = 0;
  for (const person of daters) {
    const card = person.activities.find(({ action }) => action === 'SAVE_PAYMENT');
    if (card === undefined) continue;
    const kind = person.entry?.status === 'yes' ? accepted++ % KINDS_EVERY : 0;
    if (kind === FREE) {
      const { subscription, given } = freeFor(person, now, givenBy, random);
      made.subscriptions.push(subscription);
      made.freeMonths.push(given);
    } else {
      made.subscriptions.push({
        ...subscriptionOf(person, card.completedAt, { now, random }),
        migrateToReplacementPlanAfterCancellation: kind === MIGRATING,
      });
    }
  }
  return made;
}

/**
 * Stores the memberships of the seed: one for each user who gave a card, according to their
 * application status. Some will be moved to another plan, some are free for a time.
 *
 * @param givenBy the admin who gave the free months
 */
export async function seedMemberships(
  tx: Queryable,
  daters: readonly NewPerson[],
  now: Date,
  givenBy: number,
): Promise<void> {
  const made = membershipsOf(daters, now, givenBy);
  await insertAll(tx, subscriptions, made.subscriptions);
  await insertAll(tx, freeMonths, made.freeMonths);
}
