import { limits } from '@perigee/domain';
import { isReservedSlug, recurrenceStarts, slugOf, wallTime } from '@perigee/domain/events';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { events, eventTags } from '../db/schema/events.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { assertForm } from './form-problems.ts';
import { columnsOf, locationOf, tagIdsOf, type FullForm } from './form.ts';
import { loadEvents, type LoadedEvent } from './load-events.ts';
import { notifyAdmins } from './notify-admins.ts';
import { eventServerMessages } from './server-messages.ts';

type NewRow = Omit<typeof events.$inferInsert, 'slug'>;

/**
 * Stores an event under a slug, or under the next free one that begins with it.
 *
 * @param isFixed whether it must be this one
 * @throws 409 for a fixed slug that is taken
 */
async function insertEvent(
  tx: Queryable,
  row: NewRow,
  slug: string,
  isFixed: boolean,
): Promise<number> {
  for (let number = 1; ; number += 1) {
    const [stored] = await tx
      .insert(events)
      .values({ ...row, slug: number === 1 ? slug : `${slug}-${number}` })
      .onConflictDoNothing({ target: events.slug })
      .returning({ id: events.id });
    if (stored !== undefined) return stored.id;
    if (isFixed) throw failure(409, eventServerMessages.slugTaken);
  }
}

/** A slug that contains the event's title, city and day. */
function describingSlug(form: FullForm, startTime: Date): string {
  const { name, timezone } = locationOf(form);
  const day = wallTime(startTime, timezone).toISOString().slice(0, 10);
  return slugOf(form.title, name, day);
}

/** Stores the events of a form, one or a whole series, and returns the first one's id. */
async function insertSeries(tx: Queryable, form: FullForm, row: NewRow): Promise<number> {
  const { recurrenceFrequency: frequency, recurrenceQuantity } = form;
  const { timezone } = locationOf(form);
  const lengthMs = row.endTime.getTime() - row.startTime.getTime();
  const starts =
    frequency === null
      ? [row.startTime]
      : recurrenceStarts(
          row.startTime,
          frequency,
          recurrenceQuantity ?? limits.event.recurrenceMost,
          timezone,
        );
  const ids: number[] = [];
  for (const startTime of starts) {
    const dates = { startTime, endTime: new Date(startTime.getTime() + lengthMs) };
    const seriesId = ids[0] ?? null;
    const slug = form.slug ?? describingSlug(form, startTime);
    const isFixed = form.slug !== null && ids.length === 0;
    ids.push(await insertEvent(tx, { ...row, ...dates, seriesId }, slug, isFixed));
  }
  const [first = 0] = ids;
  if (ids.length > 1) {
    await tx.update(events).set({ seriesId: first }).where(eq(events.id, first));
  }
  const tagIds = tagIdsOf(form);
  await tx
    .insert(eventTags)
    .values(ids.flatMap((eventId) => tagIds.map((tagId) => ({ eventId, tagId }))));
  return first;
}

/**
 * Creates an event, or a series of events. Events of hosts are reviewed before they are live, and the open pages of
 * admins show them at once.
 *
 * @param user a host or an admin
 * @returns the event, the first of a series
 * @throws 409 for a slug that is taken, 422 with all rules that the form breaks
 * Source: events §4, §5, §6
 */
export async function createEvent(
  context: SandboxContext,
  form: FullForm,
  user: AuthUser,
): Promise<LoadedEvent> {
  const { db, clock } = context;
  await assertForm(context, form, user);
  if (form.slug !== null && isReservedSlug(form.slug)) {
    throw failure(409, eventServerMessages.slugTaken);
  }
  const now = clock();
  const row: NewRow = {
    ...columnsOf(form),
    hostId: user.host?.id ?? null,
    status: user.admin ? 'created' : 'pending',
    createdAt: now,
  };
  const id = await db.transaction((tx) => insertSeries(tx, form, row));
  const [event] = await loadEvents(db, eq(events.id, id), { viewerId: user.id, now });
  if (event === undefined) throw new Error('The event was not stored.');
  if (event.status === 'pending') await notifyAdmins(context);
  return event;
}
