import { LikeDecision } from '@perigee/api/zod';
import { likeServerMessages } from '@perigee/domain/likes';
import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { signedIn, signedInId } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { idInPath } from '../http/path.ts';
import { decideOnProfile } from '../likes/decide-on-profile.ts';
import { likesOverview, sentLikes } from '../likes/list-likes.ts';
import { unmatch } from '../likes/unmatch.ts';

/** Likes, matches and points: spec/paths/likes. */
export function likeRoutes(context: SandboxContext): Hono {
  return new Hono()
    .get('/for-you', async (c) => {
      const id = await signedInId(context, c);
      return c.json(await likesOverview(context, id));
    })
    .get('/for-you/profiles/liked', async (c) => {
      const id = await signedInId(context, c);
      return c.json(await sentLikes(context, id));
    })
    .put('/for-you/profiles/:id/like', async (c) => {
      const viewer = await signedIn(context, c);
      const decision = await readBody(c, LikeDecision);
      return c.json(await decideOnProfile(context, viewer, c.req.param('id'), decision));
    })
    .delete('/users/me/matches/:id', async (c) => {
      const id = await signedInId(context, c);
      await unmatch(context, id, idInPath(c, 'id', likeServerMessages.matchNotFound));
      return c.body(null, 204);
    });
}
