import { isCharge, paymentServerMessages } from '@perigee/domain/membership';
import { and, eq, notInArray } from 'drizzle-orm';
import { base64url } from 'jose';
import type { SandboxContext } from '../../context.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { paymentIntents } from '../../db/schema/payments.ts';
import type { Payments } from '../payments.ts';
import { cardOutcome, type Card } from './card-outcome.ts';
import { newId } from './new-id.ts';

type Ports = Pick<SandboxContext, 'db' | 'clock'>;

const SECRET_BYTES = 24;

/** A stored card payment or card setup. */
export type StoredIntent = typeof paymentIntents.$inferSelect;

type Status = StoredIntent['status'];

/** The statuses of an intent that accepts no card any more. */
const CLOSED: readonly Status[] = ['succeeded', 'canceled', 'refunded'];

/** The proof that a client may confirm an intent. */
export interface IntentKey {
  id: string;
  clientSecret: string;
}

const isOf = ({ id, clientSecret }: IntentKey) =>
  and(eq(paymentIntents.id, id), eq(paymentIntents.clientSecret, clientSecret));

/** The intent, or undefined for an unknown id or the secret of another intent. */
export async function findIntent(db: Queryable, key: IntentKey): Promise<StoredIntent | undefined> {
  const [intent] = await db.select().from(paymentIntents).where(isOf(key));
  return intent;
}

/** The simulated gateway's card payments and card setups. */
export function simulatedIntents({
  db,
  clock,
  random,
}: Ports & Pick<SandboxContext, 'random'>): Pick<
  Payments,
  'createIntent' | 'isIntentDone' | 'cancelIntent' | 'refundIntent'
> {
  return {
    createIntent: async (order) => {
      const id = newId(order.amountCents === 0 ? 'seti' : 'pi');
      const clientSecret = `${id}_secret_${base64url.encode(random(SECRET_BYTES))}`;
      await db.insert(paymentIntents).values({
        ...order,
        id,
        clientSecret,
        status: 'requires_payment_method',
        createdAt: clock(),
      });
      return { id, clientSecret };
    },
    isIntentDone: async (id) => {
      const [intent] = await db.select().from(paymentIntents).where(eq(paymentIntents.id, id));
      if (intent === undefined) throw new Error(`There is no intent ${id}.`);
      return intent.status === 'succeeded';
    },
    cancelIntent: async (id) => {
      await db
        .update(paymentIntents)
        .set({ status: 'canceled' })
        .where(and(eq(paymentIntents.id, id), notInArray(paymentIntents.status, [...CLOSED])));
    },
    refundIntent: async (id) => {
      if (!isCharge(id)) return;
      await db
        .update(paymentIntents)
        .set({ status: 'refunded' })
        .where(and(eq(paymentIntents.id, id), eq(paymentIntents.status, 'succeeded')));
    },
  };
}

/** The result of an attempt to confirm an intent. */
export type Confirmation =
  | { status: 'succeeded'; isNew: boolean }
  | { status: 'requires_action' }
  | { status: 'refused'; message: string };

/**
 * Changes the status of an intent that still accepts a card. Of several concurrent attempts only
 * one succeeds.
 */
function moveOn(
  db: Database,
  key: IntentKey,
  next: (intent: StoredIntent) => Status,
): Promise<{ before: Status; after: Status } | undefined> {
  return db.transaction(async (tx) => {
    const [intent] = await tx.select().from(paymentIntents).where(isOf(key)).for('update');
    if (intent === undefined) return undefined;
    const { status: before } = intent;
    const after = CLOSED.includes(before) ? before : next(intent);
    if (after !== before) await tx.update(paymentIntents).set({ status: after }).where(isOf(key));
    return { before, after };
  });
}

const STATUS_AFTER = {
  accepted: 'succeeded',
  requires_action: 'requires_action',
  refused: 'requires_payment_method',
} as const;

/** Confirms an intent with a card; undefined if the intent does not exist. */
export async function confirmIntent(
  { db, clock }: Ports,
  key: IntentKey,
  card: Card,
): Promise<Confirmation | undefined> {
  const outcome = cardOutcome(card, clock());
  const moved = await moveOn(db, key, () => STATUS_AFTER[outcome.status]);
  if (moved === undefined) return undefined;
  if (moved.after === 'succeeded') {
    return { status: 'succeeded', isNew: moved.before !== 'succeeded' };
  }
  if (CLOSED.includes(moved.after)) {
    return { status: 'refused', message: paymentServerMessages.intentClosed };
  }
  return outcome.status === 'refused' ? outcome : { status: 'requires_action' };
}

/**
 * Ends the challenge that a card required; undefined if the intent does not exist. An intent
 * without a challenge does not change.
 */
export async function answerChallenge(
  { db }: Ports,
  key: IntentKey,
  isPassed: boolean,
): Promise<{ isDone: boolean; isNew: boolean } | undefined> {
  const moved = await moveOn(db, key, ({ status }) => {
    if (status !== 'requires_action') return status;
    return isPassed ? 'succeeded' : 'requires_payment_method';
  });
  if (moved === undefined) return undefined;
  const isDone = moved.after === 'succeeded';
  return { isDone, isNew: isDone && moved.before !== 'succeeded' };
}
