import type { PortalReply } from '@perigee/api/zod';
import { portalTab, type PortalTab } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { events } from '../db/schema/events.ts';
import { toEvent } from '../events/event.ts';
import { loadEvents } from '../events/load-events.ts';
import type { Person } from '../profile/person.ts';
import { totalSalesOf } from './total-sales.ts';

/**
 * A host's own events by the tab in which they stand, and an admin everybody's.
 *
 * @param person a host or an admin
 * Source: spec PortalReply
 */
export async function hostPortal(
  { db, clock, settings }: SandboxContext,
  person: Person,
): Promise<PortalReply> {
  const now = clock();
  // An id that no host has shows nobody's events to somebody who is neither.
  const isOwn = person.admin ? undefined : eq(events.hostId, person.host?.id ?? 0);
  const own = await loadEvents(db, isOwn, { viewerId: person.id, now });
  const inTab = (tab: PortalTab) =>
    own
      .filter((event) => portalTab(event, now) === tab)
      .map((event) => toEvent(event, person, settings.publicUrl));
  return {
    activeEvents: inTab('active'),
    deletedEvents: inTab('deleted'),
    expiredEvents: inTab('expired'),
    pendingEvents: inTab('pending'),
    totalSales: await totalSalesOf(db, isOwn),
  };
}
