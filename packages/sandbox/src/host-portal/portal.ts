import type { PortalReply } from '@perigee/api/zod';
import { portalTab, type PortalTab } from '@perigee/domain/host-portal';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { events } from '../db/schema/events.ts';
import { toEvent } from '../events/event.ts';
import { loadEvents } from '../events/load-events.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { totalSalesOf } from './total-sales.ts';

/**
 * The events of a host, or all events for an admin, by portal tab.
 *
 * @param user a host or an admin
 * Source: spec PortalReply
 */
export async function hostPortal(
  { db, clock, settings }: SandboxContext,
  user: AuthUser,
): Promise<PortalReply> {
  const now = clock();
  // No host has the id 0, so a user who is neither host nor admin gets no events.
  const isOwn = user.admin ? undefined : eq(events.hostId, user.host?.id ?? 0);
  const own = await loadEvents(db, isOwn, { viewerId: user.id, now });
  const inTab = (tab: PortalTab) =>
    own
      .filter((event) => portalTab(event, now) === tab)
      .map((event) => toEvent(event, user, settings.publicUrl));
  return {
    activeEvents: inTab('active'),
    deletedEvents: inTab('deleted'),
    expiredEvents: inTab('expired'),
    pendingEvents: inTab('pending'),
    totalSales: await totalSalesOf(db, isOwn),
  };
}
