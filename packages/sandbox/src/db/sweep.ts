import { and, isNotNull, like, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { allowed, allowanceKey, type Allowed } from '../auth/allowance.ts';
import { codePolicy } from '../auth/code-policy.ts';
import type { SandboxContext } from '../context.ts';
import { KEPT_MS } from '../http/idempotency.ts';
import { endAbandonedPayments } from '../payments/abandoned-payments.ts';
import { makeDueRefunds } from '../tickets/due-refunds.ts';
import { allowances, linkTokens, verificationCodes } from './schema/auth.ts';
import { socialLinkStates } from './schema/social-accounts.ts';
import { connectCodes } from './schema/payments.ts';
import { outboxMessages } from './schema/outbox.ts';
import { idempotencyKeys } from './schema/idempotency.ts';

/**
 * The greatest number of rows of one table in one sweep, so that a sweep never blocks the database.
 * The next sweep deletes the rest.
 */
const MOST_SWEPT = 1000;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Conditions on the expired rows at `now`, by table. */
function servedAt(now: Date): [PgTable, SQL | undefined][] {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const periodsOver = (Object.keys(allowed) as Allowed[]).map((what) =>
    and(
      like(allowances.key, `${allowanceKey(what, '')}%`),
      lte(allowances.beganAt, before(allowed[what].periodMs)),
    ),
  );
  return [
    [allowances, or(...periodsOver)],
    [
      verificationCodes,
      and(
        lte(verificationCodes.expiresAt, now),
        // Until then the row holds the number of codes that the phone was sent.
        lte(verificationCodes.hourBeganAt, before(codePolicy.hourMs)),
      ),
    ],
    [linkTokens, or(isNotNull(linkTokens.usedAt), lte(linkTokens.expiresAt, now))],
    [connectCodes, or(isNotNull(connectCodes.usedAt), lte(connectCodes.expiresAt, now))],
    [socialLinkStates, lte(socialLinkStates.expiresAt, now)],
    [idempotencyKeys, lte(idempotencyKeys.createdAt, before(KEPT_MS))],
    [outboxMessages, lte(outboxMessages.sentAt, before(WEEK_MS))],
  ];
}

/** Deletes expired rows: limits, codes, links and keys whose time is over. */
async function deleteServed({ db, clock }: SandboxContext): Promise<void> {
  for (const [table, served] of servedAt(clock())) {
    const some = db
      .select({ row: sql`ctid` })
      .from(table)
      .where(served)
      .limit(MOST_SWEPT);
    await db.delete(table).where(sql`ctid in ${some}`);
  }
}

/**
 * Deletes expired rows, and makes the refunds that are still due, because the provider could not be
 * reached or the process ended before they were made.
 */
export async function sweep(context: SandboxContext): Promise<void> {
  await deleteServed(context);
  await makeDueRefunds(context);
  await endAbandonedPayments(context);
}
