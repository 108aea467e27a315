import type { AdminDeck, AdminDeckFields, Deck, PublicProfile } from '@perigee/api/zod';
import { and, eq, inArray } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { likes } from '../db/schema/likes.ts';
import { loadUsers, type AuthUser } from '../profile/auth-user.ts';
import { toPublicProfile } from '../profile/public.ts';
import { activitiesOf } from '../profile/user.ts';

/**
 * Users with their profiles as every deck shows them to a viewer, in the order of `ids`. The number of
 * queries does not depend on the number of profiles.
 */
async function loadCards(
  { db, clock, settings }: SandboxContext,
  viewerId: number,
  ids: readonly number[],
): Promise<{ user: AuthUser; profile: PublicProfile }[]> {
  const now = clock();
  const people = await loadUsers(db, ids);
  const rows = await db
    .select({ id: likes.toUserId })
    .from(likes)
    .where(and(eq(likes.fromUserId, viewerId), likes.liked, inArray(likes.toUserId, [...ids])));
  const liked = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id) => {
    const user = people.get(id);
    if (user === undefined) return [];
    const profile = toPublicProfile(user, settings.publicUrl, now);
    return [{ user, profile: { ...profile, liked: liked.has(id) } }];
  });
}

/** The deck of a member, in the order of `ids`. Source: spec Deck. */
export async function toDeck(
  context: SandboxContext,
  viewerId: number,
  ids: readonly number[],
): Promise<Deck> {
  const cards = await loadCards(context, viewerId, ids);
  return { profiles: cards.map(({ profile }) => profile) };
}

function adminFieldsOf(user: AuthUser): Required<AdminDeckFields> {
  return {
    email: user.email,
    phoneNumber: user.phoneNumber,
    gender: user.gender,
    genderPreference: user.preference?.genders ?? [],
    hNum: user.waitlistEntry?.hNum ?? null,
    applicationStatuses: activitiesOf(user),
  };
}

/** The deck of an admin, in the order of `ids`. Source: spec AdminDeck. */
export async function toAdminDeck(
  context: SandboxContext,
  viewerId: number,
  ids: readonly number[],
): Promise<AdminDeck> {
  const cards = await loadCards(context, viewerId, ids);
  return { profiles: cards.map(({ user, profile }) => ({ ...profile, ...adminFieldsOf(user) })) };
}
