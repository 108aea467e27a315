import type { Deck } from '@perigee/api/zod';
import { and, eq, inArray } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { likes } from '../db/schema/likes.ts';
import { loadUsers } from '../profile/auth-user.ts';
import { toPublicProfile } from '../profile/public.ts';

/**
 * Profiles as a deck shows them to a viewer, in the order of `ids`. The number of queries does not
 * depend on the number of profiles. Source: spec Deck.
 */
export async function toDeck(
  { db, clock, settings }: SandboxContext,
  viewerId: number,
  ids: readonly number[],
): Promise<Deck> {
  const now = clock();
  const people = await loadUsers(db, ids);
  const rows = await db
    .select({ id: likes.toUserId })
    .from(likes)
    .where(and(eq(likes.fromUserId, viewerId), likes.liked, inArray(likes.toUserId, [...ids])));
  const liked = new Set(rows.map(({ id }) => id));
  return {
    profiles: ids.flatMap((id) => {
      const person = people.get(id);
      if (person === undefined) return [];
      return [{ ...toPublicProfile(person, settings.publicUrl, now), liked: liked.has(id) }];
    }),
  };
}
