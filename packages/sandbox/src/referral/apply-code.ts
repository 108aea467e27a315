import { referralProblem, type ReferralProblem } from '@perigee/domain/referral';
import { eq } from 'drizzle-orm';
import { restore, spend } from '../auth/allowance.ts';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { failure } from '../http/failure.ts';
import { completeActivity } from '../waitlist/complete-activity.ts';
import { notifyUser } from '../profile/notify-user.ts';
import { ownerOfCode } from './invite-code.ts';

const STATUS: Record<ReferralProblem['reason'], 409 | 422> = {
  'own-code': 422,
  'already-referred': 409,
};

/**
 * Makes the owner of a code the referrer of a user who has none, and completes the owner's activity
 * of inviting a friend.
 *
 * @returns whether the referrer is new
 * @throws 422 for the user's own code, 409 for a user whom another member has referred already
 */
async function refer(
  tx: Queryable,
  { userId, ownerId, now }: { userId: number; ownerId: number; now: Date },
): Promise<boolean> {
  // Locked, so that the second of two concurrent codes finds the owner of the first one.
  const [user] = await tx
    .select({ id: users.id, referredBy: users.referredBy })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (user === undefined) return false;
  const problem = referralProblem(user, ownerId);
  if (problem !== null) throw failure(STATUS[problem.reason], problem.message);
  if (user.referredBy === ownerId) return false;
  await tx.update(users).set({ referredBy: ownerId }).where(eq(users.id, userId));
  await completeActivity(tx, ownerId, 'INVITE_FRIEND', now);
  return true;
}

/**
 * Applies a referral code to a user who is signing up. An unknown code changes nothing.
 *
 * @returns the id of the code's owner, whose open pages the caller updates after the transaction
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
 * Applies a referral code to a member, and updates the open pages of the member and the code's
 * owner.
 *
 * @returns whether the code was accepted; false for an unknown code
 * @throws 422 for the member's own code, 409 for a member whom another one has referred already,
 *   429 after too many codes that were not accepted
 */
export async function applyCode(
  context: SandboxContext,
  userId: number,
  code: string,
): Promise<boolean> {
  const { db, clock } = context;
  // The attempt is counted before the code is checked, so that concurrent guesses cannot exceed the
  // limit.
  await spend(context, 'referralCodes', String(userId));
  const ownerId = await ownerOfCode(db, code);
  if (ownerId === undefined) return false;
  const isNew = await db.transaction((tx) => refer(tx, { userId, ownerId, now: clock() }));
  await restore(db, 'referralCodes', String(userId));
  if (isNew) {
    await notifyUser(context, userId);
    await notifyUser(context, ownerId);
  }
  return true;
}
