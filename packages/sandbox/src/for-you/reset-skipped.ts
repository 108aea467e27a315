import { and, eq, gte, not, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SandboxContext } from '../context.ts';
import { hiddenProfiles } from '../db/schema/for-you.ts';
import { likes } from '../db/schema/likes.ts';
import type { AuthUser } from '../profile/auth-user.ts';

const requests = alias(likes, 'requests');

/**
 * Deletes a member's passes and, for an admin, the list of hidden profiles. A declined like stays
 * declined: its sender has been informed by the points that were returned.
 */
export async function resetSkipped({ db }: SandboxContext, viewer: AuthUser): Promise<void> {
  await db.transaction(async (tx) => {
    const declined = tx
      .select({ liked: requests.liked })
      .from(requests)
      .where(
        and(
          eq(requests.fromUserId, likes.toUserId),
          eq(requests.toUserId, viewer.id),
          requests.liked,
          gte(likes.decidedAt, requests.decidedAt),
        ),
      );
    await tx
      .delete(likes)
      .where(and(eq(likes.fromUserId, viewer.id), not(likes.liked), notExists(declined)));
    if (viewer.admin) await tx.delete(hiddenProfiles);
  });
}
