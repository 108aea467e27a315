import type { SandboxContext } from '../context.ts';
import { insertPeople, type NewPerson } from '../seed/insert.ts';
import type { PhoneProof } from '../auth/tokens.ts';
import { accepted, phoneOnly, waiting } from './people.ts';
import type { StateResult } from './state-handlers.ts';

/** Stores a phone that was verified without completed sign-up; returns its proof. */
export async function putVerifiedPhone(
  { db, clock, tokens }: SandboxContext,
  owner: PhoneProof,
  others: readonly NewPerson[] = [],
): Promise<StateResult> {
  await insertPeople(db, [phoneOnly(owner.userId, owner.phone, clock()), ...others]);
  return { token: await tokens.phoneProof(owner) };
}

/** Stores a phone whose owner completed sign-up; returns a proof from before. */
export async function putPhoneWithAccount(
  { db, clock, tokens }: SandboxContext,
  owner: PhoneProof,
): Promise<StateResult> {
  await insertPeople(db, [accepted({ id: owner.userId, phoneNumber: owner.phone }, clock())]);
  return { token: await tokens.phoneProof(owner) };
}

/** An account other than that of `owner`, which has the email. */
export const otherOwnerOf = (email: string, { userId }: PhoneProof, now: Date): NewPerson =>
  waiting({ id: userId + 1, phoneNumber: '+12125550199', email }, now);
