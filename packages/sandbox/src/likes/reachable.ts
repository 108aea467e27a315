import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { likes, matches } from '../db/schema/likes.ts';
import { users } from '../db/schema/users.ts';
import { failure } from '../http/failure.ts';
import { idOf } from '../http/path.ts';
import { matchesIdOrUsername } from '../profile/named.ts';
import { memberReader } from '../profile/reader.ts';
import { isShown, type UserViewer } from '../profile/visible.ts';
import { pairOf, type ReachFacts } from './pair.ts';
import { likeServerMessages } from './server-messages.ts';

type Like = typeof likes.$inferSelect;
type Match = typeof matches.$inferSelect;

/** The state between two users: all their matches, and each one's decision on the other. */
interface Between {
  mine: Like | undefined;
  theirs: Like | undefined;
  pairMatches: Pick<Match, 'matchedAt' | 'unmatchedAt'>[];
}

const notFound = () => failure(404, likeServerMessages.personNotFound);

/**
 * The id of another user. An id in `name` is not checked for existence. A name counts as shown, as
 * in a deck, also if no user has it: neither ids nor usernames can be tried one after the other.
 *
 * @param name an id or a username
 * @throws 404 for a text that is neither, and for an unknown username; 422 for the viewer's own; 429
 *   for too many users in ten minutes
 */
export async function findOther(
  { db, profileReads }: Pick<SandboxContext, 'db' | 'profileReads'>,
  viewer: UserViewer,
  name: string,
): Promise<number> {
  const isNamed = matchesIdOrUsername(name);
  if (isNamed === null) throw notFound();
  const sent = idOf(name);
  profileReads.show(memberReader(viewer), [String(sent ?? name)]);
  const id = sent ?? (await idOfUsername(db, isNamed));
  if (id === viewer.id) throw failure(422, likeServerMessages.oneself);
  return id;
}

async function idOfUsername(db: Queryable, isNamed: SQL): Promise<number> {
  const [row] = await db.select({ id: users.id }).from(users).where(isNamed);
  if (row === undefined) throw notFound();
  return row.id;
}

/** This runs two small queries: one query for all of it takes longer to plan than both take to run. */
export async function betweenThem(db: Queryable, me: number, other: number): Promise<Between> {
  const both = [me, other];
  const decisions = await db
    .select()
    .from(likes)
    .where(and(inArray(likes.fromUserId, both), inArray(likes.toUserId, both)));
  const { firstUserId, secondUserId } = pairOf(me, other);
  const pairMatches = await db
    .select({ matchedAt: matches.matchedAt, unmatchedAt: matches.unmatchedAt })
    .from(matches)
    .where(and(eq(matches.firstUserId, firstUserId), eq(matches.secondUserId, secondUserId)));
  return {
    mine: decisions.find(({ fromUserId }) => fromUserId === me),
    theirs: decisions.find(({ fromUserId }) => fromUserId === other),
    pairMatches,
  };
}

/**
 * Checks that a viewer may like or pass another user. A user who likes the viewer can be answered
 * even before their profile is complete; a user whose match with the viewer ended cannot be
 * reached.
 *
 * @returns whether the two are matched already
 * @throws 404 if the viewer may not
 */
export function assertReachable(
  other: ReachFacts | undefined,
  { theirs, pairMatches }: Between,
  now: Date,
): { matched: boolean } {
  if (other === undefined) throw notFound();
  const matched = pairMatches.some(
    ({ matchedAt, unmatchedAt }) => unmatchedAt === null && matchedAt <= now,
  );
  const haveParted = pairMatches.some(({ unmatchedAt }) => unmatchedAt !== null);
  const mayBeLiked = other.completedOnboarding && !haveParted;
  if (!isShown(other) || !(mayBeLiked || theirs?.liked === true || matched)) throw notFound();
  return { matched };
}
