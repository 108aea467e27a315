import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { DeckQuery } from '../for-you/deck-query.ts';
import { hideProfile } from '../for-you/hide-profile.ts';
import { adminDeck, memberDeck } from '../for-you/list-deck.ts';
import { resetSkipped } from '../for-you/reset-skipped.ts';
import { scoreWith } from '../for-you/score.ts';
import { signedIn, signedInAdmin } from '../http/bearer.ts';
import { readQuery } from '../http/query.ts';

/** The deck of profiles, for members and for admins: spec/paths/for-you. */
export function forYouRoutes(context: SandboxContext): Hono {
  return new Hono()
    .get('/for-you/profiles', async (c) => {
      const viewer = await signedIn(context, c);
      return c.json(await memberDeck(context, viewer, readQuery(c, DeckQuery)));
    })
    .post('/for-you/profiles/reset', async (c) => {
      await resetSkipped(context, await signedIn(context, c));
      return c.body(null, 204);
    })
    .get('/for-you/compatibility/:id', async (c) => {
      const viewer = await signedIn(context, c);
      return c.json(await scoreWith(context, viewer, c.req.param('id')));
    })
    .get('/for-you/admin/profiles', async (c) => {
      const { id } = await signedInAdmin(context, c);
      return c.json(await adminDeck(context, id));
    })
    .delete('/for-you/admin/profiles/:id', async (c) => {
      await signedInAdmin(context, c);
      await hideProfile(context, c.req.param('id'));
      return c.body(null, 204);
    });
}
