import { serverMessages } from '@perigee/domain';
import type { Context } from 'hono';
import type { SandboxContext } from '../context.ts';
import { bearerOf } from '../http/bearer.ts';
import { failure } from '../http/failure.ts';
import type { PhoneProof } from '../tokens/tokens.ts';
import { assertPhoneNumber } from './phone-number.ts';

/**
 * The phone that a sign-up has proven before it.
 *
 * @throws 401 where the bearer is no proof
 */
export async function phoneProofOf({ tokens }: SandboxContext, c: Context): Promise<PhoneProof> {
  const token = bearerOf(c);
  const proof = token === null ? null : await tokens.readPhoneProof(token);
  if (proof === null) throw failure(401, serverMessages.phoneNotVerified);
  return proof;
}

/** @throws 422 for a phone that cannot exist, and for another than the one that was proven */
export function assertProven(proof: PhoneProof, phone: string): void {
  assertPhoneNumber(phone);
  if (phone !== proof.phone) throw failure(422, serverMessages.phoneNotVerified);
}
