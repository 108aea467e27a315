import { messages, referralMessages } from '@perigee/domain';
import { eq, lt, lte, or, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { allowances } from '../db/schema/auth.ts';
import { failure } from '../http/failure.ts';

const MINUTE_MS = 60 * 1000;
const linksInHour = {
  most: 5,
  periodMs: 60 * MINUTE_MS,
  message: messages.server.tooManyLinks,
} as const;

/** What may be done how often, by or to one email, phone or person. Ours: no document says. */
export const allowed = {
  logins: { most: 5, periodMs: 15 * MINUTE_MS, message: messages.server.tooManyLogins },
  passwordResetLinks: linksInHour,
  magicLinks: linksInHour,
  downloadLinks: linksInHour,
  referralCodes: {
    most: 10,
    periodMs: 60 * MINUTE_MS,
    message: referralMessages.server.tooManyTries,
  },
} as const;

export type Allowed = keyof typeof allowed;

/** Emails are the same in capitals. */
export const allowanceKey = (what: Allowed, whose: string): string =>
  `${what} ${whose.toLowerCase()}`;

/**
 * Counts one use of an allowance.
 *
 * @param whose an email or phone, whether anybody has it or not, or an id
 * @throws 429 with Retry-After where nothing is left of it
 */
export async function spend(
  { db, clock }: SandboxContext,
  what: Allowed,
  whose: string,
): Promise<void> {
  const { most, periodMs, message } = allowed[what];
  const now = clock();
  const key = allowanceKey(what, whose);
  const isOver = lte(allowances.beganAt, new Date(now.getTime() - periodMs));

  // One statement, so that requests at once cannot share the last use.
  const spent = await db
    .insert(allowances)
    .values({ key, beganAt: now, used: 1 })
    .onConflictDoUpdate({
      target: allowances.key,
      set: {
        beganAt: sql`case when ${isOver} then excluded.began_at else ${allowances.beganAt} end`,
        used: sql`case when ${isOver} then 1 else ${allowances.used} + 1 end`,
      },
      setWhere: or(isOver, lt(allowances.used, most)),
    })
    .returning({ key: allowances.key });
  if (spent.length > 0) return;

  const [last] = await db.select().from(allowances).where(eq(allowances.key, key));
  const waitMs = (last?.beganAt ?? now).getTime() + periodMs - now.getTime();
  throw failure(429, message, { 'retry-after': String(Math.max(Math.ceil(waitMs / 1000), 1)) });
}

/** Gives the whole allowance back. */
export async function restore(db: Queryable, what: Allowed, whose: string): Promise<void> {
  await db.delete(allowances).where(eq(allowances.key, allowanceKey(what, whose)));
}
