import { resendCoolDownMessage } from '@perigee/domain';
import { and, eq, isNotNull, lte, lt, or, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { verificationCodes } from '../db/schema/auth.ts';
import { tooMany } from '../http/failure.ts';
import { giveBack, pairOf, restore, spend } from './allowance.ts';
import { codePolicy } from './code-policy.ts';
import { randomCode } from './code.ts';
import { serverMessages } from '../server-messages.ts';

/**
 * Sends a code to a phone; it replaces the code that was sent before.
 *
 * @param client the client that sends the request
 * @throws 429 with Retry-After within the cool-down of an unused code, and beyond the hourly number of codes
 */
export async function sendCode(
  context: SandboxContext,
  phone: string,
  client: string,
): Promise<void> {
  const { db, clock, hashCode, outbox, random } = context;
  const now = clock();
  await spend(context, 'clientCodes', client);
  await spend(context, 'codes', pairOf(phone, client));
  const code = randomCode(random);
  const fresh = {
    codeHash: await hashCode(phone, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + codePolicy.lifetimeMs),
    usedAt: null,
    wrongAttempts: 0,
  };
  const coolDownOver = new Date(now.getTime() - codePolicy.coolDownMs);
  const hourAgo = new Date(now.getTime() - codePolicy.hourMs);
  const hourOver = lte(verificationCodes.hourBeganAt, hourAgo);

  // A single statement, so that only one of two concurrent requests finds the cool-down over.
  const sent = await db
    .insert(verificationCodes)
    .values({ phone, ...fresh, hourBeganAt: now, sentInHour: 1 })
    .onConflictDoUpdate({
      target: verificationCodes.phone,
      set: {
        ...fresh,
        hourBeganAt: sql`case when ${hourOver} then excluded.hour_began_at else ${verificationCodes.hourBeganAt} end`,
        sentInHour: sql`case when ${hourOver} then 1 else ${verificationCodes.sentInHour} + 1 end`,
      },
      setWhere: and(
        or(isNotNull(verificationCodes.usedAt), lte(verificationCodes.sentAt, coolDownOver)),
        or(hourOver, lt(verificationCodes.sentInHour, codePolicy.mostInHour)),
      ),
    })
    .returning({ phone: verificationCodes.phone });

  if (sent.length === 0) {
    await giveBack(db, 'codes', pairOf(phone, client));
    await refuse(context, phone, now);
  }
  // A new code starts with the full number of guesses.
  await restore(db, 'codeGuesses', pairOf(phone, client));
  await outbox.send({ to: phone, text: `Your Perigee code is ${code}.`, code, link: null });
}

async function refuse({ db }: SandboxContext, phone: string, now: Date): Promise<never> {
  const [last] = await db
    .select()
    .from(verificationCodes)
    .where(eq(verificationCodes.phone, phone));
  const leftOf = (periodMs: number, since = now) => periodMs - (now.getTime() - since.getTime());

  const coolDownMs = leftOf(codePolicy.coolDownMs, last?.sentAt);
  if (last?.usedAt === null && coolDownMs > 0) {
    throw tooMany(resendCoolDownMessage(Math.ceil(coolDownMs / 1000)), coolDownMs);
  }
  throw tooMany(serverMessages.tooManyCodes, leftOf(codePolicy.hourMs, last?.hourBeganAt));
}
