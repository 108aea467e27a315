import { declinedLike, receivedLike } from '@perigee/api/fixtures';
import type { ReplacedState } from '@perigee/api/replaced-states';
import type { SandboxContext } from '../context.ts';
import { likes, matches } from '../db/schema/likes.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { pairOf } from '../likes/pair.ts';
import { putDeck } from './deck-people.ts';
import type { StateHandlers } from './state-handlers.ts';

async function putLike({ db, clock }: SandboxContext, fromUserId: number, toUserId: number) {
  const { points, comment } = receivedLike;
  await db
    .insert(likes)
    .values({ fromUserId, toUserId, liked: true, points, comment, decidedAt: clock() });
}

/** The states of likes and matches. */
export const likesHandlers = {
  'a signed-in dater with points and a profile in their deck': (
    context,
    { userId, otherId, points },
  ) => putDeck(context, { userId, otherId }, { points }),

  'a signed-in dater whom another user likes': async (context, { userId, otherId }) => {
    const result = await putDeck(context, { userId, otherId });
    await putLike(context, otherId, userId);
    return result;
  },

  'a signed-in dater who likes another user': async (context, { userId, otherId }) => {
    const result = await putDeck(context, { userId, otherId });
    await putLike(context, userId, otherId);
    return result;
  },

  'a signed-in dater with points whose like was declined': async (
    context,
    { userId, otherId, points },
  ) => {
    const result = await putDeck(context, { userId, otherId }, { points });
    const { comment } = declinedLike;
    const decidedAt = context.clock();
    await context.db.insert(likes).values([
      { fromUserId: userId, toUserId: otherId, liked: true, comment, decidedAt },
      { fromUserId: otherId, toUserId: userId, liked: false, decidedAt },
    ]);
    return result;
  },

  'a signed-in dater with a match': async (context, { userId, otherId, matchId }) => {
    const result = await putDeck(context, { userId, otherId });
    await context.db.insert(matches).values({
      id: matchId,
      ...pairOf(userId, otherId),
      type: 'like',
      matchedAt: context.clock(),
    });
    return result;
  },

  'a signed-in dater whose membership is paused': async (context, { userId, otherId }) => {
    const result = await putDeck(context, { userId, otherId });
    await context.db.insert(subscriptions).values({
      userId,
      status: 'paused',
      pausedFrom: 'active',
      amountCents: 4900,
      createdAt: context.clock(),
    });
    return result;
  },
} satisfies Partial<StateHandlers<ReplacedState>>;
