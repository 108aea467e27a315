import type { AdminDeck, Deck } from '@perigee/api/zod';
import { deckEligibility } from '@perigee/domain/for-you';
import { and, desc, asc, eq, ne, not, notExists, or, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { likes } from '../db/schema/likes.ts';
import { users } from '../db/schema/users.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';
import { hasMatch, isCurrent, isOver } from '../likes/pair.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { memberReader } from '../profile/reader.ts';
import { searchOf, type DeckQuery } from './deck-query.ts';
import { toAdminDeck, toDeck } from './deck.ts';
import { isInDecks } from './in-decks.ts';
import { compatibility } from './compatibility.ts';

const PAGE_SIZE = 20;
const ADMIN_PAGE_SIZE = 100;

/** The columns of a user that decide whether and where a deck shows them. */
const compared = {
  id: users.id,
  gender: users.gender,
  birthdate: users.birthdate,
  geoLat: users.geoLat,
  geoLng: users.geoLng,
  interests: users.interests,
  profile: users.profile,
  preference: users.preference,
};

/** All users on whom the viewer has not decided yet. */
async function undecided(db: Queryable, viewerId: number, now: Date) {
  const decision = db
    .select({ liked: likes.liked })
    .from(likes)
    .where(and(eq(likes.fromUserId, viewerId), eq(likes.toUserId, users.id)));
  return db
    .select(compared)
    .from(users)
    .innerJoin(waitlistEntries, eq(waitlistEntries.userId, users.id))
    .where(
      and(
        isInDecks(db),
        ne(users.id, viewerId),
        notExists(decision),
        not(hasMatch(db, viewerId, or(isCurrent(now), isOver))),
      ),
    );
}

/**
 * A page of a member's deck, by descending compatibility, with equal scores the lower id first.
 *
 * @throws 422 for desired ages that contradict each other, 429 for too many profiles in ten minutes
 */
export async function memberDeck(
  context: SandboxContext,
  viewer: AuthUser,
  query: DeckQuery,
): Promise<Deck> {
  const { db, clock } = context;
  const now = clock();
  const search = searchOf(viewer, query);
  const ranked = (await undecided(db, viewer.id, now))
    .filter((other) =>
      deckEligibility(viewer, search, { ...other, genders: other.preference?.genders ?? [] }, now),
    )
    .map((other) => ({ id: other.id, score: compatibility(viewer, other, now).score }))
    .toSorted((one, other) => other.score - one.score || one.id - other.id);
  const start = ((query.page ?? 1) - 1) * PAGE_SIZE;
  const ids = ranked.slice(start, start + PAGE_SIZE).map(({ id }) => id);
  context.profileReads.show(memberReader(viewer), ids.map(String));
  return toDeck(context, viewer.id, ids);
}

/** The first page of the admins' deck: all users whom decks may show, the newest members first. */
export async function adminDeck(context: SandboxContext, viewerId: number): Promise<AdminDeck> {
  const { db } = context;
  const rows = await db
    .select({ id: users.id })
    .from(waitlistEntries)
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .where(isInDecks(db))
    .orderBy(sql`${desc(waitlistEntries.acceptedAt)} nulls last`, asc(waitlistEntries.userId))
    .limit(ADMIN_PAGE_SIZE);
  return toAdminDeck(
    context,
    viewerId,
    rows.map(({ id }) => id),
  );
}
