import { inviteCodeOf, limits, plainInviteCode } from '@perigee/domain';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import type { RandomBytes } from '../random.ts';

/** Nothing else can be anybody's code, or be asked of the database. */
const CODE = /^\w{1,64}$/;

/** The id of the member whose code it is, however it is written, or undefined. */
export async function ownerOfCode(db: Queryable, code: string): Promise<number | undefined> {
  if (!CODE.test(code.trim())) return undefined;
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.inviteReferralCode, plainInviteCode(code)), users.completedSignup));
  return owner?.id;
}

/** Counts on from random bytes, as if each were a digit of as many values as a code has symbols. */
const counted = (bytes: Uint8Array, steps: number) =>
  bytes.map((byte, index) => byte + Math.floor(steps / 32 ** (bytes.length - 1 - index)));

/** A code that nobody has. Of 10¹² that there are, the first one is nearly always free. */
export async function freeInviteCode(db: Queryable, random: RandomBytes): Promise<string> {
  const bytes = random(limits.inviteCodeLength);
  // Counted on, not drawn anew: a sandbox with fixed bytes would draw the same one for ever.
  for (let steps = 0; ; steps++) {
    const code = inviteCodeOf(counted(bytes, steps));
    const owners = await db.$count(users, eq(users.inviteReferralCode, code));
    if (owners === 0) return code;
  }
}
