import { and, eq, lte, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';
import { failure } from './failure.ts';
import { ticketServerMessages } from '../tickets/server-messages.ts';

const KEY = /^[\x21-\x7E]{8,120}$/;
/** The time after which a key is forgotten. No document gives one; this value is our choice. */
export const KEPT_MS = 24 * 60 * 60 * 1000;
/** After this time a pending request counts as crashed. */
const UNDER_WAY_MS = 60 * 1000;
/** The stored status while the first request is pending. */
const UNDER_WAY = 0;

/** A request with an idempotency key. */
interface KeyedCall {
  userId: number;
  key: string;
  /** Method, path and body. */
  request: string;
}

const isRowOf = ({ userId, key }: KeyedCall) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/**
 * Claims the key if it is free. A single statement, so that one of several concurrent requests gets
 * it.
 */
async function claim({ db }: SandboxContext, call: KeyedCall, now: Date): Promise<boolean> {
  const { createdAt, status, userId, key } = idempotencyKeys;
  const row = { ...call, status: UNDER_WAY, reply: null, createdAt: now };
  const before = (ms: number) => lte(createdAt, new Date(now.getTime() - ms));
  const claimed = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [userId, key],
      set: row,
      setWhere: or(before(KEPT_MS), and(eq(status, UNDER_WAY), before(UNDER_WAY_MS))),
    })
    .returning({ key });
  return claimed.length > 0;
}

/** The stored reply to the key's first request. */
async function earlierAnswer({ db }: SandboxContext, c: Context, call: KeyedCall) {
  const [first] = await db.select().from(idempotencyKeys).where(isRowOf(call));
  if (first !== undefined && first.request !== call.request) {
    throw failure(422, ticketServerMessages.keyOfOtherRequest);
  }
  if (first === undefined || first.status === UNDER_WAY) {
    throw failure(409, ticketServerMessages.keyUnderWay, { 'retry-after': '1' });
  }
  return c.json(first.reply as object, first.status as ContentfulStatusCode);
}

/** Stores the reply of a request with a key in a transaction; does nothing without a key. */
export type KeepIn = (tx: Queryable, reply: object) => Promise<void>;

/** A refusal by the rules is final; after another failure the next attempt may succeed. */
const isFinal = (error: unknown): error is HTTPException =>
  error instanceof HTTPException && error.status < 500 && error.status !== 429;

/**
 * Answers a request once: for a repeated `Idempotency-Key`, `answer` is not called again, and the
 * stored reply or refusal is sent again. Without the header every request is handled separately.
 *
 * @param call the user and the body, after all checks of both
 * @param answer returns the body of the reply, or throws a refusal. An answer that spends something
 *   calls `keepIn` at the end of its own transaction: after a crash, a repeat must not spend it again.
 * @throws 409 while the first request is pending, 422 for a key of another request
 */
export async function answerOnce(
  context: SandboxContext,
  c: Context,
  { userId, body }: { userId: number; body: unknown },
  answer: (keepIn: KeepIn) => Promise<object>,
): Promise<Response> {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return c.json(await answer(async () => undefined));
  if (!KEY.test(key)) throw failure(422, ticketServerMessages.keyMalformed);

  const { db, clock } = context;
  const call = { userId, key, request: `${c.req.method} ${c.req.path} ${JSON.stringify(body)}` };
  const now = clock();
  if (!(await claim(context, call, now))) return earlierAnswer(context, c, call);

  // The condition excludes the row of a later request that took the key over because this one was too
  // slow.
  const isOwnRow = and(isRowOf(call), eq(idempotencyKeys.createdAt, now));
  const keep = async (tx: Queryable, reply: object, status: ContentfulStatusCode) => {
    await tx.update(idempotencyKeys).set({ reply, status }).where(isOwnRow);
  };
  let reply: object;
  try {
    reply = await answer((tx, kept) => keep(tx, kept, 200));
  } catch (error) {
    if (isFinal(error)) await keep(db, { message: error.message }, error.status);
    else await db.delete(idempotencyKeys).where(isOwnRow);
    throw error;
  }
  // Where this fails the key stays pending: a repeat within a minute does not do the work again.
  await keep(db, reply, 200);
  return c.json(reply);
}
