import type { ReplacedState } from '@perigee/api/replaced-states';
import { likes } from '../db/schema/likes.ts';
import { deckPerson, putDeck } from './deck-people.ts';
import { admin } from './people.ts';
import { signIn, type StateHandlers } from './state-handlers.ts';

/** The states of the decks. */
export const forYouHandlers = {
  'a signed-in dater and a profile in their deck': putDeck,

  'a signed-in dater who passed a profile': async (context, { userId, otherId }) => {
    const result = await putDeck(context, { userId, otherId });
    const pass = { fromUserId: userId, toUserId: otherId, liked: false };
    await context.db.insert(likes).values({ ...pass, decidedAt: context.clock() });
    return result;
  },

  'a signed-in admin and a profile in the decks': (context, { adminId, userId }) => {
    const now = context.clock();
    return signIn(context, adminId, admin({ id: adminId }, now), deckPerson({ id: userId }, now));
  },
} satisfies Partial<StateHandlers<ReplacedState>>;
