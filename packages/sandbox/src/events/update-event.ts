import type { EventUpdate } from '@perigee/api/zod';
import {
  type EventStatus,
  isOver,
  isReservedSlug,
  statusAfterUpdate,
} from '@perigee/domain/events';
import { TICKET_SIDES } from '@perigee/domain/tickets';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { refuseDuplicate } from '../db/refuse-duplicate.ts';
import { events, eventTags } from '../db/schema/events.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { assertForm } from './form-problems.ts';
import { columnsOf, formOf, fullForm, tagIdsOf, type FullForm } from './form.ts';
import { lengthsOf } from './lengths.ts';
import { loadEvents, type LoadedEvent } from './load-events.ts';
import { notifyHost } from './notify-host.ts';
import { eventServerMessages } from './server-messages.ts';
import { serverMessages } from '../server-messages.ts';

const server = eventServerMessages;
const { mail } = eventServerMessages;

/** The event with its stored status, locked for this transaction. */
async function lockedEvent(
  tx: Queryable,
  eventId: number,
  now: Date,
): Promise<{ event: LoadedEvent; stored: EventStatus }> {
  const [row] = await tx
    .select({ status: events.status })
    .from(events)
    .where(eq(events.id, eventId))
    .for('update');
  const [event] = await loadEvents(tx, eq(events.id, eventId), { now });
  if (row === undefined || event === undefined) throw failure(404, serverMessages.eventNotFound);
  return { event, stored: row.status };
}

/** What the change makes of the event's status, which an admin may set for an event in review. */
function statusAfter(
  stored: EventStatus,
  { status: decision }: EventUpdate,
  { admin }: AuthUser,
): { status: EventStatus; declined?: true } {
  if (decision === undefined) return { status: statusAfterUpdate(stored) };
  if (!admin) throw failure(403, serverMessages.adminsOnly);
  if (stored !== 'pending') throw failure(409, server.reviewDone);
  return { status: decision, ...(decision === 'archived' && { declined: true }) };
}

/** @throws 422 for fields that cannot be changed any more */
function assertChange({ sold }: LoadedEvent, form: FullForm, before: FullForm): void {
  const counts = { left: form.leftTickets, right: form.rightTickets };
  for (const side of TICKET_SIDES) {
    if (counts[side] < sold[side]) throw failure(422, server.ticketsSold(sold[side]));
  }
  const { recurrenceFrequency: frequency, recurrenceQuantity: quantity } = form;
  const isLonger = frequency !== null && quantity !== before.recurrenceQuantity;
  if (frequency !== before.recurrenceFrequency || isLonger) {
    throw failure(422, server.recurrenceFixed);
  }
}

async function change(
  context: Pick<SandboxContext, 'clock'> & { db: Queryable },
  eventId: number,
  update: EventUpdate,
  user: AuthUser,
): Promise<void> {
  const { db: tx, clock } = context;
  const { event, stored } = await lockedEvent(tx, eventId, clock());
  if (isOver(event, clock())) throw failure(409, server.over);
  const { status: _decision, ...fields } = update;
  const outcome = statusAfter(stored, update, user);
  const before = formOf(event);
  const form = fullForm({ ...before, ...fields, tags: { ...before.tags, ...fields.tags } });
  const slug = form.slug ?? event.slug;
  await assertForm(context, { ...form, slug }, user, before);
  assertChange(event, form, before);
  if (slug !== event.slug && isReservedSlug(slug)) throw failure(409, server.slugTaken);

  // Without another format, the evening keeps its division.
  const lengths = form.eventFormat === event.eventFormat ? lengthsOf(event) : undefined;
  const { address, timezone, ...columns } = columnsOf(form, lengths);
  const isElsewhere = form.location !== before.location;
  await tx
    .update(events)
    .set({ ...columns, ...(isElsewhere && { address, timezone }), slug, ...outcome })
    .where(eq(events.id, eventId));
  if (fields.tags !== undefined) {
    await tx.delete(eventTags).where(eq(eventTags.eventId, eventId));
    await tx.insert(eventTags).values(tagIdsOf(form).map((tagId) => ({ eventId, tagId })));
  }
}

/**
 * Changes an event, or applies an admin's answer to one in review and notifies its host.
 *
 * @param update fields of the form; fields that are not sent stay unchanged
 * @param user a user who runs the event
 * @returns the event after the change
 * @throws 403 for an answer of a user who is not an admin, 409 for an event that is over or not in
 *   review any more and for a slug that is taken, 422 with all rules that the form breaks
 * Source: events §4, §5, §6
 */
export async function updateEvent(
  context: SandboxContext,
  eventId: number,
  update: EventUpdate,
  user: AuthUser,
): Promise<LoadedEvent> {
  const { db, clock } = context;
  await db
    .transaction((tx) => change({ db: tx, clock }, eventId, update, user))
    .catch(refuseDuplicate('events_slug_unique', server.slugTaken));
  context.video.review();
  const [event] = await loadEvents(db, eq(events.id, eventId), {
    viewerId: user.id,
    now: clock(),
  });
  if (event === undefined) throw failure(404, serverMessages.eventNotFound);
  if (update.status !== undefined) {
    const text = update.status === 'created' ? mail.approved : mail.declined;
    await notifyHost(context, event, text(event.title));
  }
  return event;
}
