import { limits } from '@perigee/domain';
import { inviteCodeOf, plainInviteCode } from '@perigee/domain/referral';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import type { RandomBytes } from '../random.ts';

/** Other texts cannot be codes, and are not sent to the database. */
const CODE = /^\w{1,64}$/;

/** The id of the member whose code it is, in any notation of the code, or undefined. */
export async function ownerOfCode(db: Queryable, code: string): Promise<number | undefined> {
  if (!CODE.test(code.trim())) return undefined;
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.inviteReferralCode, plainInviteCode(code)), users.completedSignup));
  return owner?.id;
}

/**
 * Adds `steps` to random bytes, as to a number whose digits have as many values as a code has
 * symbols.
 */
const counted = (bytes: Uint8Array, steps: number) =>
  bytes.map((byte, index) => byte + Math.floor(steps / 32 ** (bytes.length - 1 - index)));

/** A free code. Of 10¹² possible codes, the first one is nearly always free. */
export async function freeInviteCode(db: Queryable, random: RandomBytes): Promise<string> {
  const bytes = random(limits.inviteCodeLength);
  // The code is counted up instead of drawn again: a sandbox with fixed random bytes would draw the same
  // one forever.
  for (let steps = 0; ; steps++) {
    const code = inviteCodeOf(counted(bytes, steps));
    const owners = await db.$count(users, eq(users.inviteReferralCode, code));
    if (owners === 0) return code;
  }
}
