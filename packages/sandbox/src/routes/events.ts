import { DiscoverRequest, type PublicEventFailure, type PublicEventReply } from '@perigee/api/zod';
import { eventMessages } from '@perigee/domain/events';
import { Hono } from 'hono';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { bacheloretteEvents } from '../events/bachelorette-events.ts';
import { createEvent } from '../events/create-event.ts';
import { deleteEvent } from '../events/delete-event.ts';
import { discoverEvents } from '../events/discover.ts';
import { eventLookups } from '../events/event-lookups.ts';
import { toEventReply } from '../events/event-reply.ts';
import { toEvent } from '../events/event.ts';
import { findOwnEvent, openPublicEvent } from '../events/find-event.ts';
import { EventFormBody, EventUpdateBody, fullForm } from '../events/form.ts';
import { openEvent } from '../events/open-event.ts';
import { updateEvent } from '../events/update-event.ts';
import { readBody, readUpdate } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { findVisibleMember } from '../profile/named.ts';
import { readerOf } from '../profile/reader.ts';
import { serverMessages } from '../server-messages.ts';

/** Reading, writing and finding events: spec/paths/events. */
export function eventRoutes(context: SandboxContext): Hono {
  const { db, settings } = context;
  const { allowAnyBearer, allowVisitor, requireHostOrAdmin, requireUser } = createGuards(context);
  return new Hono()
    .get('/events/miscellaneous', requireUser, (c) => c.json(eventLookups))
    .post('/events/discover', allowVisitor, async (c) =>
      c.json(await discoverEvents(context, await readBody(c, DiscoverRequest), c.var.user)),
    )
    .get('/users/:id/bachelorette/events', requireUser, async (c) => {
      const { user } = c.var;
      const name = c.req.param('id');
      context.profileReads.request(readerOf(c, user), name);
      const honoured = await findVisibleMember(db, name, user);
      if (honoured === undefined) throw failure(404, serverMessages.userNotFound);
      return c.json(await bacheloretteEvents(context, honoured.id, user));
    })
    .post('/events', requireHostOrAdmin, async (c) => {
      const { user } = c.var;
      const event = await createEvent(context, fullForm(await readBody(c, EventFormBody)), user);
      return c.json(await toEventReply(context, event, user), 201);
    })
    .get('/events/:id/public', allowAnyBearer, async (c) => {
      const { user } = c.var;
      const event = await openPublicEvent(context, c.req.param('id'), user);
      if (event === undefined) {
        const { notFound } = eventMessages;
        const absent: PublicEventFailure = { message: notFound, error: notFound, statusCode: 404 };
        return c.json(absent, 404);
      }
      const reply: PublicEventReply = {
        event: toEvent(event, user, settings.publicUrl),
        statusCode: 200,
      };
      return c.json(reply);
    })
    .get('/events/:id', requireUser, async (c) => {
      const { user } = c.var;
      const event = await openEvent(context, c.req.param('id'), user);
      return c.json(await toEventReply(context, event, user));
    })
    .put('/events/:id', requireUser, async (c) => {
      const { user } = c.var;
      const { id } = await findOwnEvent(context, c.req.param('id'), user);
      const event = await updateEvent(context, id, await readUpdate(c, EventUpdateBody), user);
      return c.json(await toEventReply(context, event, user));
    })
    .delete('/event/:id', requireUser, async (c) => {
      const { id } = await findOwnEvent(context, c.req.param('id'), c.var.user);
      await deleteEvent(context, id);
      return c.body(null, 204);
    });
}
