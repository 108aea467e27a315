import { EventInvitation, SignupCancellation, TicketRequest } from '@perigee/api/zod';
import { ticketServerMessages } from '@perigee/domain/tickets';
import { Hono, type Context } from 'hono';
import type { SandboxContext } from '../context.ts';
import { signedIn } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { answerOnce } from '../http/idempotency.ts';
import { idInPath } from '../http/path.ts';
import { readQuery } from '../http/query.ts';
import { applyToEvent } from '../tickets/apply-to-event.ts';
import { cancelSignup } from '../tickets/cancel-signup.ts';
import { findEventRow, mustRun } from '../tickets/event-row.ts';
import { giveTicket } from '../tickets/give-ticket.ts';
import { invitePeople } from '../tickets/invite-people.ts';
import { markSeen } from '../tickets/mark-seen.ts';
import { pastEvents, upcomingEvents } from '../tickets/my-events.ts';
import { reserveTicket } from '../tickets/reserve-ticket.ts';

/** Some clients cannot send a body with DELETE, and send the field in the query. */
async function readCancellation(c: Context): Promise<SignupCancellation> {
  const hasBody = (await c.req.text()) !== '';
  return hasBody ? readBody(c, SignupCancellation) : readQuery(c, SignupCancellation);
}

async function readInvitation(c: Context): Promise<EventInvitation> {
  const invitation = await readBody(c, EventInvitation);
  if (invitation.all !== undefined && invitation.userIds !== undefined) {
    throw failure(422, ticketServerMessages.inviteOneWay);
  }
  return invitation;
}

/**
 * Tickets and guest lists of events: spec/paths/tickets. Register these before the routes of an
 * event's id.
 */
export function ticketRoutes(context: SandboxContext): Hono {
  const { guestNotFound, notOnList } = ticketServerMessages;
  return new Hono()
    .get('/events/dashboard', async (c) =>
      c.json(await upcomingEvents(context, await signedIn(context, c))),
    )
    .get('/events/dashboard/past', async (c) =>
      c.json(await pastEvents(context, await signedIn(context, c))),
    )
    .post('/events/:id/signup', async (c) => {
      const person = await signedIn(context, c);
      const body = await readBody(c, TicketRequest);
      return answerOnce(context, c, { userId: person.id, body }, () =>
        reserveTicket(context, c.req.param('id'), person, body),
      );
    })
    .put('/events/:id/signup/:userId', async (c) => {
      const person = await signedIn(context, c);
      const userId = idInPath(c, 'userId', guestNotFound);
      const eventName = c.req.param('id');
      return c.json(await giveTicket(context, person, { eventName, userId }));
    })
    .delete('/events/:id/users/:userId', async (c) => {
      const person = await signedIn(context, c);
      const event = await findEventRow(context.db, c.req.param('id'), person);
      mustRun(person, event);
      const userId = idInPath(c, 'userId', notOnList);
      const { refund } = await readCancellation(c);
      return c.json(await cancelSignup(context, event, { userId, refund }));
    })
    .post('/events/:id/seen', async (c) => {
      await markSeen(context, c.req.param('id'), await signedIn(context, c));
      return c.body(null, 204);
    })
    .post('/events/:id/invite', async (c) => {
      const person = await signedIn(context, c);
      const invitation = await readInvitation(c);
      const eventName = c.req.param('id');
      const isForOneself = Object.keys(invitation).length === 0;
      const invited = isForOneself
        ? await applyToEvent(context, eventName, person)
        : await invitePeople(context, eventName, person, invitation);
      return c.json({ invited });
    });
}
