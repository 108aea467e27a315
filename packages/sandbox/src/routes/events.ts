import { DiscoverRequest, type PublicEventFailure, type PublicEventReply } from '@perigee/api/zod';
import { serverMessages } from '@perigee/domain';
import { eventMessages } from '@perigee/domain/events';
import { Hono } from 'hono';
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
import { signedIn, signedInHost, viewerOf, visitorOrSignedIn } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { findVisibleMember } from '../profile/named.ts';

/** Reading, writing and finding events: spec/paths/events. */
export function eventRoutes(context: SandboxContext): Hono {
  const { db, settings } = context;
  return new Hono()
    .get('/events/miscellaneous', async (c) => {
      await signedIn(context, c);
      return c.json(eventLookups);
    })
    .post('/events/discover', async (c) => {
      const viewer = await visitorOrSignedIn(context, c);
      return c.json(await discoverEvents(context, await readBody(c, DiscoverRequest), viewer));
    })
    .get('/users/:id/bachelorette/events', async (c) => {
      const viewer = await signedIn(context, c);
      const honoured = await findVisibleMember(db, c.req.param('id'), viewer);
      if (honoured === undefined) throw failure(404, serverMessages.userNotFound);
      return c.json(await bacheloretteEvents(context, honoured.id, viewer));
    })
    .post('/events', async (c) => {
      const person = await signedInHost(context, c);
      const form = fullForm(await readBody(c, EventFormBody));
      const event = await createEvent(context, form, person);
      return c.json(await toEventReply(context, event, person), 201);
    })
    .get('/events/:id/public', async (c) => {
      const viewer = await viewerOf(context, c);
      const event = await openPublicEvent(context, c.req.param('id'), viewer);
      if (event === undefined) {
        const { notFound } = eventMessages;
        const absent: PublicEventFailure = { message: notFound, error: notFound, statusCode: 404 };
        return c.json(absent, 404);
      }
      const reply: PublicEventReply = {
        event: toEvent(event, viewer, settings.publicUrl),
        statusCode: 200,
      };
      return c.json(reply);
    })
    .get('/events/:id', async (c) => {
      const person = await signedIn(context, c);
      const event = await openEvent(context, c.req.param('id'), person);
      return c.json(await toEventReply(context, event, person));
    })
    .put('/events/:id', async (c) => {
      const person = await signedIn(context, c);
      const { id } = await findOwnEvent(context, c.req.param('id'), person);
      const update = await readBody(c, EventUpdateBody);
      if (Object.keys(update).length === 0) throw failure(422, serverMessages.nothingToUpdate);
      const event = await updateEvent(context, id, update, person);
      return c.json(await toEventReply(context, event, person));
    })
    .delete('/event/:id', async (c) => {
      const person = await signedIn(context, c);
      const { id } = await findOwnEvent(context, c.req.param('id'), person);
      await deleteEvent(context, id);
      return c.body(null, 204);
    });
}
