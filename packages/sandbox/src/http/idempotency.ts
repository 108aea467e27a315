import { ticketServerMessages } from '@perigee/domain';
import { and, eq, lte, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SandboxContext } from '../context.ts';
import { idempotencyKeys } from '../db/schema/tickets.ts';
import { failure } from './failure.ts';

const KEY = /^[\x21-\x7E]{8,120}$/;
/** A key is forgotten after so long. Ours: no document says. */
export const KEPT_MS = 24 * 60 * 60 * 1000;
/** Whoever has worked on a call for so long has died over it. */
const UNDER_WAY_MS = 60 * 1000;
/** In place of a status while the first call is worked on. */
const UNDER_WAY = 0;

/** A call that carries a key. */
interface KeyedCall {
  userId: number;
  key: string;
  /** Method, path and body. */
  request: string;
}

const isRowOf = ({ userId, key }: KeyedCall) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/** Takes the key, if nobody has it. One statement, so that of calls at once one gets it. */
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

/** What the key's first call was answered. */
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

/** A refusal of the rules stays a refusal; what went wrong on the way may go right the next time. */
const isFinal = (error: unknown): error is HTTPException =>
  error instanceof HTTPException && error.status < 500 && error.status !== 429;

/**
 * Answers a call once: with the same `Idempotency-Key` again, `answer` is not called again, and its
 * reply or refusal is repeated. Without the header every call is a call of its own.
 *
 * @param call who makes it, and with which body, after all that is checked of both
 * @param answer gives the body of the reply, or throws a refusal
 * @throws 409 while the first call is still under way, 422 where the key belongs to another request
 */
export async function answerOnce(
  context: SandboxContext,
  c: Context,
  { userId, body }: { userId: number; body: unknown },
  answer: () => Promise<object>,
): Promise<Response> {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return c.json(await answer());
  if (!KEY.test(key)) throw failure(422, ticketServerMessages.keyMalformed);

  const { db, clock } = context;
  const call = { userId, key, request: `${c.req.method} ${c.req.path} ${JSON.stringify(body)}` };
  const now = clock();
  if (!(await claim(context, call, now))) return earlierAnswer(context, c, call);

  // Not the row of whoever took the key over because this call took too long.
  const isOwnRow = and(isRowOf(call), eq(idempotencyKeys.createdAt, now));
  const keep = async (reply: object, status: ContentfulStatusCode) => {
    await db.update(idempotencyKeys).set({ reply, status }).where(isOwnRow);
  };
  try {
    const reply = await answer();
    await keep(reply, 200);
    return c.json(reply);
  } catch (error) {
    if (isFinal(error)) await keep({ message: error.message }, error.status);
    else await db.delete(idempotencyKeys).where(isOwnRow);
    throw error;
  }
}
