import { isLive, isOver } from '@perigee/domain/events';
import { roomOf } from '@perigee/domain/tickets';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { HTTPException } from 'hono/http-exception';
import type { SandboxContext } from '../context.ts';
import { matches } from '../db/schema/likes.ts';
import type { RoomClaims } from '../auth/tokens.ts';
import { runsEvent } from '../events/event-access.ts';
import { openPublicEvent } from '../events/find-event.ts';
import type { LoadedEvent } from '../events/load-events.ts';
import { failure } from '../http/failure.ts';
import { loadUser, type AuthUser } from '../profile/auth-user.ts';
import { streamingServerMessages } from './event-room-server-messages.ts';

const server = streamingServerMessages;

/** The start of the names of events' rooms at the streaming provider. */
const EVENT_ROOM = 'event-';

type Ports = Pick<SandboxContext, 'db' | 'clock'>;

/** @throws 404 unless the user is one of two who are matched now */
async function enterMatch({ db, clock }: Ports, user: AuthUser, matchId: number): Promise<string> {
  const isOneOfThem = or(eq(matches.firstUserId, user.id), eq(matches.secondUserId, user.id));
  const [match] = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        eq(matches.id, matchId),
        isOneOfThem,
        isNull(matches.unmatchedAt),
        lte(matches.matchedAt, clock()),
      ),
    );
  if (match === undefined) throw failure(404, server.roomNotFound);
  return `match-${match.id}`;
}

/** Whether a user may come to the event: its guests, the user whom it is held for, and those who run it. */
function isExpected(user: AuthUser, event: LoadedEvent): boolean {
  const hasTicket = event.signup?.status === 'going';
  return hasTicket || event.bacheloretteUserId === user.id || runsEvent(user, event);
}

/** @throws 404 if no such event exists for the user, 403 without a ticket, 422 while it is not live */
async function enterEvent(context: Ports, user: AuthUser, name: string): Promise<string> {
  const event = await openPublicEvent(context, name, user);
  if (event === undefined) throw failure(404, server.roomNotFound);
  if (!isExpected(user, event)) throw failure(403, server.noTicket);
  const now = context.clock();
  if (isOver(event, now)) throw failure(422, server.over);
  if (!isLive(event, now)) throw failure(422, server.notLive);
  return EVENT_ROOM + event.id;
}

/**
 * The room that a user may enter, by its name at the streaming provider. All users in a room get
 * the same name, whether they request it by id or slug.
 *
 * @param name match-<id>, or the id or slug of an event
 * @throws 404 for a room that the user may not enter, 403 for an event without a ticket, 422 while
 *   it is not live
 */
export async function enterRoom(context: Ports, user: AuthUser, name: string): Promise<string> {
  const room = roomOf(name);
  return room.kind === 'match'
    ? enterMatch(context, user, room.matchId)
    : enterEvent(context, user, room.name);
}

/** Whether the user of a token may be in its room now: the session, the match or the event may have ended. */
export async function mayBeInRoom(
  context: Ports,
  { userId, version, room }: RoomClaims,
): Promise<boolean> {
  const user = await loadUser(context.db, userId);
  if (user?.completedSignup !== true || user.sessionVersion !== version) return false;
  // The slug of another event may be the name of this room, so an event is looked up by its id alone.
  const name = room.startsWith(EVENT_ROOM) ? room.slice(EVENT_ROOM.length) : room;
  try {
    return (await enterRoom(context, user, name)) === room;
  } catch (error) {
    if (error instanceof HTTPException) return false;
    throw error;
  }
}
