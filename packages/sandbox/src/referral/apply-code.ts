import { referralProblem, type ReferralProblem } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { restore, spend } from '../auth/allowance.ts';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { failure } from '../http/failure.ts';
import { completeActivity, tellPerson } from '../waitlist/complete-activity.ts';
import { ownerOfCode } from './invite-code.ts';

const STATUS: Record<ReferralProblem['reason'], 409 | 422> = {
  'own-code': 422,
  'already-referred': 409,
};

/**
 * Makes the owner of a code the referrer of somebody who has none, and ticks off that they invited
 * a friend.
 *
 * @returns whether it is new
 * @throws 422 for one's own code, 409 where somebody else referred them already
 */
async function refer(
  tx: Queryable,
  { userId, ownerId, now }: { userId: number; ownerId: number; now: Date },
): Promise<boolean> {
  // Locked, so that of two codes at once the second finds the first one's owner.
  const [person] = await tx
    .select({ id: users.id, referredBy: users.referredBy })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (person === undefined) return false;
  const problem = referralProblem(person, ownerId);
  if (problem !== null) throw failure(STATUS[problem.reason], problem.message);
  if (person.referredBy === ownerId) return false;
  await tx.update(users).set({ referredBy: ownerId }).where(eq(users.id, userId));
  await completeActivity(tx, ownerId, 'INVITE_FRIEND', now);
  return true;
}

/**
 * Applies somebody's code to a person who is signing up. One that nobody has changes nothing.
 *
 * @returns whose code it was; tell them after the transaction
 */
export async function referByCode(
  tx: Queryable,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<number | undefined> {
  const ownerId = await ownerOfCode(tx, code);
  if (ownerId !== undefined) await refer(tx, { userId, ownerId, now });
  return ownerId;
}

/**
 * Applies somebody's code to a member, and tells the open pages of both.
 *
 * @returns whether it was accepted; not where nobody has it
 * @throws 422 for one's own code, 409 where somebody else referred them already, 429 after too many
 *   that were not accepted
 */
export async function applyCode(
  context: SandboxContext,
  userId: number,
  code: string,
): Promise<boolean> {
  const { db, clock } = context;
  // Counted before the code is looked at: guesses at once cannot outrun the count.
  await spend(context, 'referralCodes', String(userId));
  const ownerId = await ownerOfCode(db, code);
  if (ownerId === undefined) return false;
  const isNew = await db.transaction((tx) => refer(tx, { userId, ownerId, now: clock() }));
  await restore(db, 'referralCodes', String(userId));
  if (isNew) {
    await tellPerson(context, userId);
    await tellPerson(context, ownerId);
  }
  return true;
}
