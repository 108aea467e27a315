import type { EventReply } from '@perigee/api/zod';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { events } from '../db/schema/events.ts';
import { loadEventMatches } from '../host-portal/event-matches.ts';
import { loadSchedule } from '../host-portal/schedule.ts';
import { totalSalesOf } from '../host-portal/total-sales.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { toEvent } from './event.ts';
import { runsEvent } from './event-access.ts';
import { loadGuestList } from './guest-list.ts';
import type { LoadedEvent } from './load-events.ts';

/**
 * The event as a signed-in user reads it: with guests, matches, schedule and sales for the users
 * who run it. Source: spec EventReply, events §6.
 */
export async function toEventReply(
  context: SandboxContext,
  event: LoadedEvent,
  user: AuthUser,
): Promise<EventReply> {
  const { db, settings } = context;
  const asEverybody = toEvent(event, user, settings.publicUrl);
  if (!runsEvent(user, event)) return { event: asEverybody };
  return {
    event: {
      ...asEverybody,
      Signups: await loadGuestList(context, event.id),
      Matches: await loadEventMatches(context, event.id),
      schedule: await loadSchedule(context, event.id),
    },
    totalSales: await totalSalesOf(db, eq(events.id, event.id)),
  };
}
