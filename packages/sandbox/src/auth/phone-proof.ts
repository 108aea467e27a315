import { messages } from '@perigee/domain';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { bearerOf } from './authenticate.ts';
import { failure } from '../http/failure.ts';
import type { PhoneProof } from './tokens.ts';
import { assertPhoneNumber } from './phone-number.ts';
import { serverMessages } from '../server-messages.ts';

/**
 * The phone that the client verified before sign-up.
 *
 * @throws 401 if the bearer is not a phone proof
 */
export async function phoneProofOf({ tokens }: SandboxContext, c: Context): Promise<PhoneProof> {
  const token = bearerOf(c);
  const proof = token === null ? null : await tokens.readPhoneProof(token);
  if (proof === null) throw failure(401, serverMessages.phoneNotVerified);
  return proof;
}

/** @throws 422 for a phone that cannot exist, and for a phone other than the verified one */
export function assertProven(proof: PhoneProof, phone: string): void {
  assertPhoneNumber(phone);
  if (phone !== proof.phone) throw failure(422, serverMessages.phoneNotVerified);
}

/**
 * Locks the account that a verified phone opened, so that the second of two concurrent requests
 * finds the account complete.
 *
 * @returns the account's id
 * @throws 401 if the account of the proof was deleted, 409 if it is complete already
 */
export async function lockNewAccount(tx: Queryable, proof: PhoneProof): Promise<number> {
  const [account] = await tx
    .select({ id: users.id, completedSignup: users.completedSignup })
    .from(users)
    .where(and(eq(users.id, proof.userId), eq(users.phoneNumber, proof.phone)))
    .for('update');
  if (account === undefined) throw failure(401, messages.signInAgain);
  if (account.completedSignup) throw failure(409, serverMessages.phoneTaken);
  return account.id;
}
