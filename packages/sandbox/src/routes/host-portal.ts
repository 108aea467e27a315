import { GalleryImage } from '@perigee/api/zod';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { SandboxContext } from '../context.ts';
import { findOwnEvent } from '../events/find-event.ts';
import { loadEventMatches } from '../host-portal/event-matches.ts';
import { addGalleryPicture } from '../host-portal/gallery.ts';
import { hostPortal } from '../host-portal/portal.ts';
import { deleteSchedule, generateSchedule, loadSchedule } from '../host-portal/schedule.ts';
import { signedIn, signedInHost } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';

/** Running a host's own events: spec/paths/host-portal. */
export function hostPortalRoutes(context: SandboxContext): Hono {
  const ownEvent = async (c: Context<object, '/events/:id/:part'>) => {
    const person = await signedIn(context, c);
    const event = await findOwnEvent(context, c.req.param('id'), person);
    return { person, eventId: event.id };
  };

  return new Hono()
    .get('/events/portal', async (c) =>
      c.json(await hostPortal(context, await signedInHost(context, c))),
    )
    .post('/events/:id/gallery', async (c) => {
      const { person, eventId } = await ownEvent(c);
      const { image } = await readBody(c, GalleryImage);
      return c.json(await addGalleryPicture(context, eventId, person.id, image), 201);
    })
    .post('/events/:id/schedule', async (c) => {
      const { eventId } = await ownEvent(c);
      await generateSchedule(context, eventId);
      return c.json(await loadSchedule(context, eventId));
    })
    .delete('/events/:id/schedule', async (c) => {
      const { eventId } = await ownEvent(c);
      await deleteSchedule(context, eventId);
      return c.body(null, 204);
    })
    .get('/events/:id/matches', async (c) => {
      const { eventId } = await ownEvent(c);
      return c.json(await loadEventMatches(context, eventId));
    });
}
