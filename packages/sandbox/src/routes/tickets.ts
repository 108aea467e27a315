import {
  EventInvitation,
  SignupCancellation,
  StreamingTokenRequest,
  TicketRequest,
  type StreamingToken,
} from '@perigee/api/zod';
import { Hono, type Context } from 'hono';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { hasBody, readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { answerOnce } from '../http/idempotency.ts';
import { idInPath } from '../http/path.ts';
import { readQuery } from '../http/query.ts';
import { applyToEvent } from '../tickets/apply-to-event.ts';
import { cancelSignup } from '../tickets/cancel-signup.ts';
import { enterRoom } from '../tickets/event-room.ts';
import { findEventRow, mustRun } from '../tickets/event-row.ts';
import { giveTicket } from '../tickets/give-ticket.ts';
import { invitePeople } from '../tickets/invite-people.ts';
import { markSeen } from '../tickets/mark-seen.ts';
import { pastEvents, upcomingEvents } from '../tickets/my-events.ts';
import { reserveTicket } from '../tickets/reserve-ticket.ts';
import { ticketServerMessages } from '../tickets/server-messages.ts';

async function readInvitation(c: Context): Promise<EventInvitation> {
  const invitation = await readBody(c, EventInvitation);
  if (invitation.all !== undefined && invitation.userIds !== undefined) {
    throw failure(422, ticketServerMessages.inviteOneWay);
  }
  return invitation;
}

/**
 * Tickets, guest lists and video rooms of events: spec/paths/tickets. Register these before the
 * routes of an event's id.
 */
export function ticketRoutes(context: SandboxContext): Hono {
  const { guestNotFound, notOnList } = ticketServerMessages;
  const { requireUser } = createGuards(context);
  return new Hono()
    .get('/events/dashboard', requireUser, async (c) =>
      c.json(await upcomingEvents(context, c.var.user)),
    )
    .get('/events/dashboard/past', requireUser, async (c) =>
      c.json(await pastEvents(context, c.var.user)),
    )
    .post('/events/:id/signup', requireUser, async (c) => {
      const { user } = c.var;
      const body = await readBody(c, TicketRequest);
      return answerOnce(context, c, { userId: user.id, body }, () =>
        reserveTicket(context, c.req.param('id'), user, body),
      );
    })
    .put('/events/:id/signup/:userId', requireUser, async (c) => {
      const userId = idInPath(c, 'userId', guestNotFound);
      const eventName = c.req.param('id');
      return c.json(await giveTicket(context, c.var.user, { eventName, userId }));
    })
    .delete('/events/:id/users/:userId', requireUser, async (c) => {
      const event = await findEventRow(context.db, c.req.param('id'), c.var.user);
      mustRun(c.var.user, event);
      const userId = idInPath(c, 'userId', notOnList);
      const { refund } = (await hasBody(c))
        ? await readBody(c, SignupCancellation)
        : readQuery(c, SignupCancellation);
      return c.json(await cancelSignup(context, event, { userId, refund }));
    })
    .post('/events/:id/seen', requireUser, async (c) => {
      await markSeen(context, c.req.param('id'), c.var.user);
      return c.body(null, 204);
    })
    .post('/events/:id/invite', requireUser, async (c) => {
      const invitation = await readInvitation(c);
      const eventName = c.req.param('id');
      const isForOneself = Object.keys(invitation).length === 0;
      const invited = isForOneself
        ? await applyToEvent(context, eventName, c.var.user)
        : await invitePeople(context, eventName, c.var.user, invitation);
      return c.json({ invited });
    })
    .post('/users/streaming/token', requireUser, async (c) => {
      const { user } = c.var;
      const { room: name } = await readBody(c, StreamingTokenRequest);
      const room = await enterRoom(context, user, name);
      const token = await context.tokens.streaming(user, room);
      const reply: StreamingToken = { token };
      return c.json(reply, 200, { 'cache-control': 'no-store' });
    });
}
