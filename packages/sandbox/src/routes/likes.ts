import { LikeDecision } from '@perigee/api/zod';
import { Hono } from 'hono';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { idInPath } from '../http/path.ts';
import { decideOnProfile } from '../likes/decide-on-profile.ts';
import { likesOverview, sentLikes } from '../likes/list-likes.ts';
import { unmatch } from '../likes/unmatch.ts';
import { likeServerMessages } from '../likes/server-messages.ts';

/** Likes, matches and points: spec/paths/likes. */
export function likeRoutes(context: SandboxContext): Hono {
  const { requireUser, requireUserId } = createGuards(context);
  return new Hono()
    .get('/for-you', requireUserId, async (c) => c.json(await likesOverview(context, c.var.userId)))
    .get('/for-you/profiles/liked', requireUserId, async (c) =>
      c.json(await sentLikes(context, c.var.userId)),
    )
    .put('/for-you/profiles/:id/like', requireUser, async (c) => {
      const decision = await readBody(c, LikeDecision);
      return c.json(await decideOnProfile(context, c.var.user, c.req.param('id'), decision));
    })
    .delete('/users/me/matches/:id', requireUserId, async (c) => {
      await unmatch(context, c.var.userId, idInPath(c, 'id', likeServerMessages.matchNotFound));
      return c.body(null, 204);
    });
}
