import { GalleryImage, PayoutsConnection } from '@perigee/api/zod';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { findOwnEvent } from '../events/find-event.ts';
import { loadEventMatches } from '../host-portal/event-matches.ts';
import { addGalleryPicture } from '../host-portal/gallery.ts';
import { hostPortal } from '../host-portal/portal.ts';
import { deleteSchedule, generateSchedule, loadSchedule } from '../host-portal/schedule.ts';
import { connectPayoutsAccount, payoutsAccountOf } from '../hosts/payouts.ts';
import { readBody } from '../http/body.ts';
import type { AuthUser } from '../profile/auth-user.ts';

/** Running a host's own events, and their payouts account: spec/paths/host-portal. */
export function hostPortalRoutes(context: SandboxContext): Hono {
  const { requireHost, requireHostOrAdmin, requireUser } = createGuards(context);

  const requireOwnEvent = createMiddleware<{ Variables: { user: AuthUser; eventId: number } }>(
    async (c, next) => {
      const event = await findOwnEvent(context, c.req.param('id') ?? '', c.var.user);
      c.set('eventId', event.id);
      await next();
    },
  );

  return new Hono()
    .get('/events/portal', requireHostOrAdmin, async (c) =>
      c.json(await hostPortal(context, c.var.user)),
    )
    .post('/events/:id/gallery', requireUser, requireOwnEvent, async (c) => {
      const { image } = await readBody(c, GalleryImage);
      const { eventId, user } = c.var;
      return c.json(await addGalleryPicture(context, eventId, user.id, image), 201);
    })
    .post('/events/:id/schedule', requireUser, requireOwnEvent, async (c) => {
      await generateSchedule(context, c.var.eventId);
      return c.json(await loadSchedule(context, c.var.eventId));
    })
    .delete('/events/:id/schedule', requireUser, requireOwnEvent, async (c) => {
      await deleteSchedule(context, c.var.eventId);
      return c.body(null, 204);
    })
    .get('/events/:id/matches', requireUser, requireOwnEvent, async (c) =>
      c.json(await loadEventMatches(context, c.var.eventId)),
    )
    .post('/payments/stripe/get', requireHost, async (c) =>
      c.json(await payoutsAccountOf(context, c.var.user.host.id)),
    )
    .post('/payments/stripe/update', requireHost, async (c) => {
      const { authCode } = await readBody(c, PayoutsConnection);
      await connectPayoutsAccount(context, c.var.user.host.id, authCode);
      return c.body(null, 204);
    });
}
