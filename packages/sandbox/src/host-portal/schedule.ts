import type { EventSchedule } from '@perigee/api/zod';
import { eventStatusAt } from '@perigee/domain/events';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { eventRounds, events } from '../db/schema/events.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { failure } from '../http/failure.ts';
import { loadPublicPeople } from '../profile/load-public-people.ts';
import { makeSchedule, type Guests } from './make-schedule.ts';
import { hostPortalServerMessages } from './server-messages.ts';

const server = hostPortalServerMessages;

type EventRow = typeof events.$inferSelect;

/** The event, locked for this transaction, if its schedule may still be changed. */
async function lockedEvent(tx: Queryable, eventId: number, now: Date): Promise<EventRow> {
  const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for('update');
  if (event === undefined || eventStatusAt(event, now) !== 'created') {
    throw failure(409, server.scheduleClosed);
  }
  return event;
}

async function guestsOf(tx: Queryable, event: EventRow): Promise<Guests> {
  const going = await tx
    .select({ userId: eventSignups.userId, side: eventSignups.side })
    .from(eventSignups)
    .where(and(eq(eventSignups.eventId, event.id), eq(eventSignups.status, 'going')))
    .orderBy(asc(eventSignups.id));
  const idsOf = (rows: typeof going) => rows.map(({ userId }) => userId);
  if (event.leftTickets === 0 || event.rightTickets === 0) return { all: idsOf(going) };
  return {
    left: idsOf(going.filter(({ side }) => side === 'left')),
    right: idsOf(going.filter(({ side }) => side === 'right')),
  };
}

/**
 * Pairs the guests who are going for each round. An existing schedule is replaced.
 *
 * @throws 409 outside created status, and if there are no guests to pair
 * Source: events §4
 */
export async function generateSchedule(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  eventId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await lockedEvent(tx, eventId, clock());
    const meetings = makeSchedule(await guestsOf(tx, event), event.rounds);
    if (meetings.length === 0) throw failure(409, server.tooFewGuests);
    await tx.delete(eventRounds).where(eq(eventRounds.eventId, eventId));
    await tx.insert(eventRounds).values(
      meetings.map(({ first: firstUserId, second: secondUserId, ...seat }) => ({
        eventId,
        ...seat,
        firstUserId,
        secondUserId,
      })),
    );
  });
}

/**
 * Deletes the schedule of an event.
 *
 * @throws 409 outside created status
 */
export async function deleteSchedule(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  eventId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockedEvent(tx, eventId, clock());
    await tx.delete(eventRounds).where(eq(eventRounds.eventId, eventId));
  });
}

/** The schedule, without pairs of which a guest is not going any more; null if no schedule exists. */
export async function loadSchedule(
  { db, settings }: Pick<SandboxContext, 'db' | 'settings'>,
  eventId: number,
): Promise<EventSchedule | null> {
  const first = alias(eventSignups, 'first_signup');
  const second = alias(eventSignups, 'second_signup');
  const isGoing = (signup: typeof first | typeof second) =>
    and(eq(signup.eventId, eventId), eq(signup.status, 'going'));
  const rows = await db
    .select(getTableColumns(eventRounds))
    .from(eventRounds)
    .innerJoin(first, and(eq(first.userId, eventRounds.firstUserId), isGoing(first)))
    .innerJoin(second, and(eq(second.userId, eventRounds.secondUserId), isGoing(second)))
    .where(eq(eventRounds.eventId, eventId))
    .orderBy(asc(eventRounds.round), asc(eventRounds.table));
  if (rows.length === 0) return null;

  const ids = rows.flatMap(({ firstUserId, secondUserId }) => [firstUserId, secondUserId]);
  const people = await loadPublicPeople(db, ids, settings.publicUrl);
  const tables = rows.flatMap(({ round, table, firstUserId, secondUserId }) => {
    const firstUser = people.get(firstUserId);
    const secondUser = people.get(secondUserId);
    if (firstUser === undefined || secondUser === undefined) return [];
    return { round, table, first: firstUser, second: secondUser };
  });
  const rounds = [...new Set(tables.map(({ round }) => round))];
  return {
    rounds: rounds.map((round) => ({
      round,
      tables: tables
        .filter((seat) => seat.round === round)
        .map(({ round: _round, ...seat }) => seat),
    })),
  };
}
