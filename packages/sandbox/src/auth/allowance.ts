import { and, eq, gt, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { allowances } from '../db/schema/auth.ts';
import { tooMany } from '../http/failure.ts';
import { chatServerMessages } from '../chat/server-messages.ts';
import { profileServerMessages } from '../profile/server-messages.ts';
import { referralServerMessages } from '../referral/server-messages.ts';
import { serverMessages } from '../server-messages.ts';
import { ticketServerMessages } from '../tickets/server-messages.ts';

const MINUTE_MS = 60 * 1000;
const linksInHour = (most: number) => ({
  most,
  periodMs: 60 * MINUTE_MS,
  message: serverMessages.tooManyLinks,
});

/** A limit for one client over all accounts. It is above what a household or an office needs. */
const fromClient = (most: number, minutes: number) => ({
  most,
  periodMs: minutes * MINUTE_MS,
  message: serverMessages.tooManyFromHere,
});

/**
 * Limits on actions by or to one email, phone or user. No document gives any; the values are our
 * choice.
 */
export const allowed = {
  /**
   * Logins into one account from one client, so that a stranger on another client cannot lock a
   * member out.
   */
  logins: { most: 5, periodMs: 15 * MINUTE_MS, message: serverMessages.tooManyLogins },
  /** Logins from one client, into all accounts together. */
  clientLogins: fromClient(50, 15),
  /** Guesses at the code of one phone by one client. */
  codeGuesses: { most: 5, periodMs: 10 * MINUTE_MS, message: serverMessages.codeUsedUp },
  clientCodeGuesses: fromClient(50, 15),
  /** Codes to one phone, requested by one client. */
  codes: { most: 10, periodMs: 60 * MINUTE_MS, message: serverMessages.tooManyCodes },
  clientCodes: fromClient(60, 60),
  clientPasswordResets: fromClient(30, 15),
  clientLinks: fromClient(30, 60),
  /** Codes of the simulated gateway's connect page, which knows no session. */
  clientConnectCodes: fromClient(30, 60),
  /** Links to one email, requested by one client, so that a stranger cannot use up a member's links. */
  passwordResetLinks: linksInHour(5),
  magicLinks: linksInHour(5),
  /** Links of every kind to one email, of all clients together. */
  emailedLinks: linksInHour(30),
  downloadLinks: linksInHour(5),
  /** Calls that send invitations to one event. */
  eventInvitations: {
    most: 10,
    periodMs: 60 * MINUTE_MS,
    message: ticketServerMessages.tooManyInvitations,
  },
  /** Invitations of one user to one event. */
  invitationsToOne: {
    most: 1,
    periodMs: 24 * 60 * MINUTE_MS,
    message: ticketServerMessages.tooManyInvitations,
  },
  referralCodes: {
    most: 10,
    periodMs: 60 * MINUTE_MS,
    message: referralServerMessages.tooManyTries,
  },
  /** Pictures of one user, also those that are refused: above a day's work on galleries. */
  uploads: {
    most: 60,
    periodMs: 10 * MINUTE_MS,
    message: profileServerMessages.tooManyUploads,
  },
  /** Messages of one user to all conversations. */
  chatMessages: { most: 20, periodMs: 10 * 1000, message: chatServerMessages.tooFast },
  /** Signals of one user's calls: one that rings sends twenty in a minute. */
  callSignals: { most: 60, periodMs: MINUTE_MS, message: chatServerMessages.tooFast },
} as const;

export type Allowed = keyof typeof allowed;

/** The key of one client's actions on one account or phone. */
export const pairOf = (whose: string, client: string): string => `${whose} ${client}`;

/** The key is the same for an email in capital and in small letters. */
export const allowanceKey = (what: Allowed, whose: string): string =>
  `${what} ${whose.toLowerCase()}`;

/** Counts one use for each key below its limit, and returns those keys. */
async function count(
  db: Queryable,
  keys: readonly string[],
  { most, periodMs, now }: { most: number; periodMs: number; now: Date },
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const isOver = lte(allowances.beganAt, new Date(now.getTime() - periodMs));

  // A single statement, so that concurrent requests cannot share the last use.
  const spent = await db
    .insert(allowances)
    .values(keys.map((key) => ({ key, beganAt: now, used: 1 })))
    .onConflictDoUpdate({
      target: allowances.key,
      set: {
        beganAt: sql`case when ${isOver} then excluded.began_at else ${allowances.beganAt} end`,
        used: sql`case when ${isOver} then 1 else ${allowances.used} + 1 end`,
      },
      setWhere: or(isOver, lt(allowances.used, most)),
    })
    .returning({ key: allowances.key });
  return new Set(spent.map(({ key }) => key));
}

/**
 * Counts one use of an allowance.
 *
 * @param whose an email or phone, with or without an account, or an id
 * @throws 429 with Retry-After if nothing is left of it
 */
export async function spend(
  { db, clock }: { db: Queryable; clock: Clock },
  what: Allowed,
  whose: string,
): Promise<void> {
  const { most, periodMs, message } = allowed[what];
  const now = clock();
  const key = allowanceKey(what, whose);
  const spent = await count(db, [key], { most, periodMs, now });
  if (spent.size > 0) return;

  const [last] = await db.select().from(allowances).where(eq(allowances.key, key));
  const waitMs = (last?.beganAt ?? now).getTime() + periodMs - now.getTime();
  throw tooMany(message, waitMs);
}

/**
 * Counts one use for each of several keys, as {@link spend} does for one.
 *
 * @param whose the keys, without repeats
 * @param atOnce the greatest number of keys to count; the first ones are taken
 * @returns the keys that had a use left, which is now counted
 */
export async function spendEach(
  { db, clock }: SandboxContext,
  what: Allowed,
  { whose, atOnce }: { whose: readonly string[]; atOnce: number },
): Promise<Set<string>> {
  const { most, periodMs } = allowed[what];
  const now = clock();
  const keyOf = (one: string) => allowanceKey(what, one);
  const rows = await db
    .select({ key: allowances.key })
    .from(allowances)
    .where(
      and(
        inArray(allowances.key, whose.map(keyOf)),
        gte(allowances.used, most),
        gt(allowances.beganAt, new Date(now.getTime() - periodMs)),
      ),
    );
  const usedUp = new Set(rows.map(({ key }) => key));
  const open = whose.filter((one) => !usedUp.has(keyOf(one))).slice(0, atOnce);
  const spent = await count(db, open.map(keyOf), { most, periodMs, now });
  return new Set(open.filter((one) => spent.has(keyOf(one))));
}

/** Gives one use back, for an action that was refused before it took place. */
export async function giveBack(db: Queryable, what: Allowed, whose: string): Promise<void> {
  await db
    .update(allowances)
    .set({ used: sql`greatest(${allowances.used} - 1, 0)` })
    .where(eq(allowances.key, allowanceKey(what, whose)));
}

/** Gives the whole allowance back. */
export async function restore(db: Queryable, what: Allowed, whose: string): Promise<void> {
  await db.delete(allowances).where(eq(allowances.key, allowanceKey(what, whose)));
}
