import { fieldMessages } from '@perigee/domain';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { verificationCodes } from '../db/schema/auth.ts';
import { failure } from '../http/failure.ts';
import { pairOf, restore, spend } from './allowance.ts';
import { codePolicy } from './code-policy.ts';
import { serverMessages } from '../server-messages.ts';

/**
 * Uses up the code of a phone.
 *
 * @param client the client that sends the request
 * @throws 422 for a wrong, expired or used code, 429 after too many wrong ones
 */
export async function checkCode(
  context: SandboxContext,
  { phone, code }: { phone: string; code: string },
  client: string,
): Promise<void> {
  await spend(context, 'clientCodeGuesses', client);
  await spend(context, 'codeGuesses', pairOf(phone, client));
  const { db, clock, hashCode } = context;
  const now = clock();
  const isRight = eq(verificationCodes.codeHash, await hashCode(phone, code));

  // A single statement: concurrent guesses wait for the row, and each sees the count after the one
  // before.
  const [guess] = await db
    .update(verificationCodes)
    .set({
      usedAt: sql`case when ${isRight} then ${now.toISOString()}::timestamptz end`,
      wrongAttempts: sql`${verificationCodes.wrongAttempts} + case when ${isRight} then 0 else 1 end`,
    })
    .where(
      and(
        eq(verificationCodes.phone, phone),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, now),
        lt(verificationCodes.wrongAttempts, codePolicy.mostWrongAttempts),
      ),
    )
    .returning({ usedAt: verificationCodes.usedAt });

  if (guess === undefined) throw await refusal(context, phone, now);
  if (guess.usedAt === null) throw failure(422, fieldMessages.code.invalid);
  await restore(db, 'codeGuesses', pairOf(phone, client));
}

/** The failure for a phone whose code accepts no guess. */
async function refusal({ db }: SandboxContext, phone: string, now: Date) {
  const [last] = await db
    .select()
    .from(verificationCodes)
    .where(eq(verificationCodes.phone, phone));
  if (last === undefined || last.usedAt !== null) return failure(422, fieldMessages.code.invalid);
  if (last.wrongAttempts >= codePolicy.mostWrongAttempts) {
    return failure(429, serverMessages.codeUsedUp);
  }
  return failure(
    422,
    last.expiresAt <= now ? serverMessages.codeExpired : fieldMessages.code.invalid,
  );
}
