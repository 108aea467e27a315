import { likes, matches } from '../../db/schema/likes.ts';
import { idOf, pairOf, type StateHandlers } from '../scene.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const POINTS = 20;
const COMMENT = 'The plum tart on Henry Street. I have a case to make.';

/** The states of likes and matches. */
export const datingHandlers: StateHandlers<'a like' | 'a pass' | 'a match'> = {
  'a like': async (scene, { from, to, status }) => {
    const [fromUserId, toUserId] = [idOf(scene, from), idOf(scene, to)];
    const decidedAt = scene.now;
    const isDeclined = status === 'declined';
    // A declined like gives its points back.
    const like = { liked: true, points: isDeclined ? 0 : POINTS, comment: COMMENT, decidedAt };
    await scene.context.db
      .insert(likes)
      .values([
        { fromUserId, toUserId, ...like },
        ...(isDeclined
          ? [{ fromUserId: toUserId, toUserId: fromUserId, liked: false, decidedAt }]
          : []),
      ]);
    return {};
  },

  'a pass': async (scene, { from, to }) => {
    const pass = { fromUserId: idOf(scene, from), toUserId: idOf(scene, to), liked: false };
    await scene.context.db.insert(likes).values({ ...pass, decidedAt: scene.now });
    return {};
  },

  'a match': async (scene, { between, type }) => {
    const { context, now } = scene;
    const day = new Date(now.getTime() + 30 * DAY_MS).toISOString().slice(0, 10);
    const isQueued = type === 'queued';
    const [match] = await context.db
      .insert(matches)
      .values({
        ...pairOf(scene, between),
        type,
        matchedAt: isQueued ? new Date(day) : now,
        ...(isQueued && { preferredDate: day }),
      })
      .returning({ id: matches.id });
    return { matchId: match?.id ?? 0 };
  },
};
