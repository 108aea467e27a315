import { and, eq, not } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { hiddenProfiles, likes } from '../db/schema/likes.ts';
import type { Person } from '../profile/person.ts';

/** Forgets whom somebody passed and, for an admin, which profiles are hidden. */
export async function resetSkipped({ db }: SandboxContext, viewer: Person): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(likes).where(and(eq(likes.fromUserId, viewer.id), not(likes.liked)));
    if (viewer.admin) await tx.delete(hiddenProfiles);
  });
}
