import { messages } from '@perigee/domain';
import { statusAfterApplication } from '@perigee/domain/waitlist';
import { and, eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { applicationActivities, waitlistEntries } from '../db/schema/waitlist.ts';
import { failure } from '../http/failure.ts';
import { loadUser, type AuthUser } from '../profile/auth-user.ts';
import { toUser } from '../profile/user.ts';
import { applicationServerMessages } from './server-messages.ts';

async function hasCompletedProfile(tx: Queryable, userId: number): Promise<boolean> {
  const { action, userId: owner } = applicationActivities;
  const done = await tx
    .select({ action })
    .from(applicationActivities)
    .where(and(eq(owner, userId), eq(action, 'COMPLETE_PROFILE')));
  return done.length > 0;
}

/** Changes an applicant's status, and returns whether it changed. */
async function submit(tx: Queryable, userId: number): Promise<boolean> {
  if (!(await hasCompletedProfile(tx, userId))) {
    throw failure(422, applicationServerMessages.profileMissing);
  }
  const isTheirs = eq(waitlistEntries.userId, userId);
  // Locked, so that a concurrent decision is not undone.
  const [entry] = await tx.select().from(waitlistEntries).where(isTheirs).for('update');
  if (entry === undefined) return false;
  const status = statusAfterApplication(entry.status);
  if (status === entry.status) return false;
  await tx.update(waitlistEntries).set({ status, waitlist: true }).where(isTheirs);
  return true;
}

/**
 * Submits a user's application for membership, and updates their open pages if anything changed.
 *
 * @returns the user after it
 * @throws 401 if the user was deleted, 422 while the user's profile is not complete
 */
export async function apply(
  { db, clock, realtime, settings }: SandboxContext,
  userId: number,
): Promise<AuthUser> {
  const [changed, user] = await db.transaction(
    async (tx) => [await submit(tx, userId), await loadUser(tx, userId)] as const,
  );
  if (user === undefined) throw failure(401, messages.signInAgain);
  if (changed) realtime.profileUpdate(userId, toUser(user, settings.publicUrl, clock()));
  return user;
}
