import type { LikeDecision, LikeResult } from '@perigee/api/zod';
import { deckAccess } from '@perigee/domain/for-you';
import { likeProblem, mayGiveFeedback, sentLikeStatus } from '@perigee/domain/likes';
import { and, eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { likes, matches } from '../db/schema/likes.ts';
import { users } from '../db/schema/users.ts';
import { assertNoProblem, failure } from '../http/failure.ts';
import { statusAt } from '../membership/subscription.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { notifyUser } from '../profile/notify-user.ts';
import { isNotOver, isQueued, lockPair, pairOf, recommendedUntil } from './pair.ts';
import { assertReachable, betweenThem, findOther } from './reachable.ts';
import { addPoints, spendPoints } from './spend-points.ts';
import { likeServerMessages } from './server-messages.ts';

type Like = typeof likes.$inferSelect;

/** A decision in progress. */
interface Deciding {
  tx: Queryable;
  from: number;
  to: number;
  now: Date;
  /** Whether the viewer may decide on users who have not liked them. */
  maySwipe: boolean;
}

/** The result of a decision, and the users whose open pages need an update. */
interface Decided extends LikeResult {
  changed: number[];
}

const NOTHING_NEW: Decided = { matched: false, changed: [] };

async function keep(
  { tx, from, to, now }: Deciding,
  decision: Pick<Like, 'liked' | 'points' | 'comment' | 'feedbackGiven'>,
): Promise<void> {
  const row = { ...decision, decidedAt: now };
  await tx
    .insert(likes)
    .values({ fromUserId: from, toUserId: to, ...row })
    .onConflictDoUpdate({ target: [likes.fromUserId, likes.toUserId], set: row });
}

/** Makes the two users a match. A match that is queued for them starts today. */
async function match({ tx, from, to, now }: Deciding): Promise<void> {
  const row = { type: 'like', preferredDate: null, matchedAt: now } as const;
  await tx
    .insert(matches)
    .values({ ...pairOf(from, to), ...row })
    .onConflictDoUpdate({
      target: [matches.firstUserId, matches.secondUserId],
      targetWhere: isNotOver,
      set: row,
      setWhere: isQueued(now),
    });
}

/**
 * Returns the points of a like that was declined or withdrawn. Its row then holds no points, so
 * they are returned once.
 */
async function giveBack({ tx, now }: Deciding, returned: Like | undefined): Promise<number[]> {
  if (returned === undefined || returned.points === 0) return [];
  const { fromUserId, toUserId, points } = returned;
  await tx
    .update(likes)
    .set({ points: 0 })
    .where(and(eq(likes.fromUserId, fromUserId), eq(likes.toUserId, toUserId)));
  await addPoints(tx, fromUserId, points, 'like returned', now);
  return [fromUserId];
}

async function like(
  deciding: Deciding,
  { points = 0, comment = '' }: LikeDecision,
  theirs: Like | undefined,
  { held, feedbackGiven }: { held: number; feedbackGiven: boolean },
): Promise<Decided> {
  const { tx, from, to, now } = deciding;
  if (points > 0 && !(await spendPoints(tx, from, points, 'like', now))) {
    throw failure(422, likeServerMessages.tooFewPoints(held));
  }
  await keep(deciding, { liked: true, points, comment: comment.trim() || null, feedbackGiven });
  // The liked user has one more like to answer.
  if (theirs?.liked !== true) return { matched: false, changed: points > 0 ? [from, to] : [to] };
  await match(deciding);
  return { matched: true, changed: [from, to] };
}

/** Whether the comment of a repeated like is feedback on the earlier one. */
async function isFeedback(
  { tx, from, to, now }: Deciding,
  { comment = '' }: LikeDecision,
  { decidedAt, feedbackGiven }: Like,
  theirs: Like | undefined,
): Promise<boolean> {
  if (comment.trim() === '') return false;
  const [pair] = await tx
    .select({ recommendedUntil: recommendedUntil(tx, from) })
    .from(users)
    .where(eq(users.id, to));
  const facts = {
    sentAt: decidedAt,
    isMatch: false,
    passedAt: theirs?.decidedAt ?? null,
    recommendedUntil: pair?.recommendedUntil ?? null,
  };
  return mayGiveFeedback({ status: sentLikeStatus(facts, now), feedbackGiven });
}

/** Sends a declined or expired like again, with another comment and other points. */
async function giveFeedback(
  deciding: Deciding,
  decision: LikeDecision,
  mine: Like,
  held: number,
): Promise<Decided> {
  const { tx, from, to } = deciding;
  const returned = await giveBack(deciding, mine);
  await tx.delete(likes).where(and(eq(likes.fromUserId, to), eq(likes.toUserId, from)));
  const all = { held: held + mine.points, feedbackGiven: true };
  const { changed, ...result } = await like(deciding, decision, undefined, all);
  return { ...result, changed: [...new Set([...returned, ...changed])] };
}

async function pass(
  deciding: Deciding,
  mine: Like | undefined,
  theirs: Like | undefined,
): Promise<Decided> {
  const withdrawn = await giveBack(deciding, mine);
  const declined = await giveBack(deciding, theirs);
  await keep(deciding, { liked: false, points: 0, comment: null, feedbackGiven: false });
  return { matched: false, changed: [...withdrawn, ...declined] };
}

async function decide(deciding: Deciding, decision: LikeDecision): Promise<Decided> {
  const { tx, from, to, now, maySwipe } = deciding;
  const both = await lockPair(tx, from, to);
  const held = both.get(from)?.points ?? 0;
  // This is read after the lock, when the pair's decisions and matches cannot change any more.
  const between = await betweenThem(tx, from, to);
  const { matched } = assertReachable(both.get(to), between, now);
  if (matched) {
    if (!decision.liked) throw failure(409, likeServerMessages.alreadyMatched);
    return { ...NOTHING_NEW, matched };
  }
  const { mine, theirs } = between;
  const isSwipe = mine?.liked !== true && theirs?.liked !== true;
  if (isSwipe && !maySwipe) throw failure(403, likeServerMessages.acceptedInApp);
  if (!decision.liked) return mine?.liked === false ? NOTHING_NEW : pass(deciding, mine, theirs);
  if (mine?.liked !== true) {
    return like(deciding, decision, theirs, { held, feedbackGiven: false });
  }
  if (!(await isFeedback(deciding, decision, mine, theirs))) return NOTHING_NEW;
  return giveFeedback(deciding, decision, mine, held);
}

/**
 * Stores a viewer's like or pass of another user, and updates the open pages of users with a new
 * match, a new like or changed points. A repeated decision changes nothing, except for feedback on
 * a like that was declined or has expired.
 *
 * @param name an id or a username
 * @throws 403 for the swipe of an accepted member in waitlist mode, who may still answer a like; 404
 *   for a user who cannot be found; 409 for a paused membership, and for a pass after the match; 422
 *   for the viewer's own name, for a pass with points or a comment, and for more points than the
 *   viewer has
 */
export async function decideOnProfile(
  context: SandboxContext,
  viewer: AuthUser,
  name: string,
  decision: LikeDecision,
): Promise<LikeResult> {
  const { db, clock, settings } = context;
  assertNoProblem(likeProblem(decision));
  const [subscription] = viewer.subscriptions;
  const now = clock();
  const access = deckAccess({
    waitlistStatus: viewer.waitlistEntry?.status ?? 'pending',
    subscriptionStatus: subscription && statusAt(subscription, now),
  });
  if (access === 'paused') throw failure(409, likeServerMessages.membershipPaused);
  const maySwipe = access === 'open' || settings.waitlistMode !== true;
  const to = await findOther(context, viewer, name);
  const { matched, changed } = await db.transaction((tx) =>
    decide({ tx, from: viewer.id, to, now, maySwipe }, decision),
  );
  for (const userId of changed) await notifyUser(context, userId);
  return { matched };
}
