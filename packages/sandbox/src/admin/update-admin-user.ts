import { AdminUserUpdate as Update, PhotoDecision } from '@perigee/api/zod';
import { photoDecisionProblem } from '@perigee/domain/admin';
import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { images } from '../db/schema/images.ts';
import { users } from '../db/schema/users.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { toUser } from '../profile/user.ts';
import { memberOfPage } from './admin-user.ts';
import { adminServerMessages } from './server-messages.ts';
import { serverMessages } from '../server-messages.ts';

/** The body of an admin's change. Unknown fields are refused in its parts as well. */
export const AdminUserUpdate = Update.extend({
  images: z.array(PhotoDecision.strict()).min(1).max(20).optional(),
});

type AdminUserUpdate = z.output<typeof AdminUserUpdate>;

/** The rule that a change breaks beyond its shape, as a sentence, or null. */
export function adminUpdateProblem(update: AdminUserUpdate): string | null {
  if (Object.keys(update).length === 0) return serverMessages.nothingToUpdate;
  const problems = (update.images ?? []).map(photoDecisionProblem);
  return problems.find((problem) => problem !== null) ?? null;
}

async function decideOnPhoto(tx: Queryable, userId: number, decision: PhotoDecision) {
  const { id, moderationStatus, rejectionReason = '' } = decision;
  const isRejected = moderationStatus === 'Rejected';
  const decided = await tx
    .update(images)
    .set({ moderationStatus, rejectionReason: isRejected ? rejectionReason.trim() : null })
    // A picture without a slot belongs to another record, such as an event.
    .where(and(eq(images.id, id), eq(images.userId, userId), isNotNull(images.orderNo)))
    .returning({ id: images.id });
  if (decided.length === 0) throw failure(422, adminServerMessages.photoOfSomeoneElse);
}

async function change(tx: Queryable, name: string, update: AdminUserUpdate): Promise<AuthUser> {
  const { id } = await memberOfPage(tx, name);
  // Locked, so that the second of two concurrent changes sees the result of the first.
  const [account] = await tx
    .select({ ignore: users.ignore })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  if (update.ignore !== undefined) {
    if (account?.ignore !== true) throw failure(422, adminServerMessages.notFlagged);
    await tx.update(users).set({ ignore: update.ignore }).where(eq(users.id, id));
  }
  if (update.hNum !== undefined) {
    const { hNum } = update;
    await tx.update(waitlistEntries).set({ hNum }).where(eq(waitlistEntries.userId, id));
  }
  for (const decision of update.images ?? []) await decideOnPhoto(tx, id, decision);
  return memberOfPage(tx, String(id));
}

/**
 * Changes a user and updates their open pages: the H number, the account of a user who is flagged
 * 'ignore', and decisions on photos. A change is applied completely or not at all.
 *
 * @param name an id or a username
 * @param update an update that passed `adminUpdateProblem`
 * @returns the user after the change
 * @throws 404 for an unknown user, 422 for an account that is not flagged and for photos of another
 *   user
 */
export async function updateAdminUser(
  { db, clock, realtime, settings }: SandboxContext,
  name: string,
  update: AdminUserUpdate,
): Promise<AuthUser> {
  const user = await db.transaction((tx) => change(tx, name, update));
  realtime.profileUpdate(user.id, toUser(user, settings.publicUrl, clock()));
  return user;
}
