import { Hono } from 'hono';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { DeckQuery } from '../for-you/deck-query.ts';
import { hideProfile } from '../for-you/hide-profile.ts';
import { adminDeck, memberDeck } from '../for-you/list-deck.ts';
import { resetSkipped } from '../for-you/reset-skipped.ts';
import { scoreWith } from '../for-you/score.ts';
import { readQuery } from '../http/query.ts';

/** The deck of profiles, for members and for admins: spec/paths/for-you. */
export function forYouRoutes(context: SandboxContext): Hono {
  const { requireAdmin, requireUser } = createGuards(context);
  return new Hono()
    .get('/for-you/profiles', requireUser, async (c) =>
      c.json(await memberDeck(context, c.var.user, readQuery(c, DeckQuery))),
    )
    .post('/for-you/profiles/reset', requireUser, async (c) => {
      await resetSkipped(context, c.var.user);
      return c.body(null, 204);
    })
    .get('/for-you/compatibility/:id', requireUser, async (c) =>
      c.json(await scoreWith(context, c.var.user, c.req.param('id'))),
    )
    .get('/for-you/admin/profiles', requireAdmin, async (c) =>
      c.json(await adminDeck(context, c.var.user.id)),
    )
    .delete('/for-you/admin/profiles/:id', requireAdmin, async (c) => {
      await hideProfile(context, c.req.param('id'));
      return c.body(null, 204);
    });
}
