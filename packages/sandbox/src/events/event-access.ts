import { eventEligibility, type EventAudience } from '@perigee/domain/events';
import { failure } from '../http/failure.ts';
import { eventServerMessages } from './server-messages.ts';

/** The facts of an event that decide who runs it and who knows of it. */
interface KnownEvent {
  status: string;
  declined: boolean;
  hostId: number | null;
}

/** The facts of an event that decide who may see its details and come to it. */
interface SeenEvent extends KnownEvent, EventAudience {
  startTime: Date;
  bacheloretteUserId: number | null;
}

/** The facts of a viewer that decide which events they run. */
export interface EventViewer {
  admin: boolean;
  host: { id: number } | null;
}

/** Whether a user may run the event: its host, or an admin. Source: events §6. */
export function runsEvent(user: EventViewer, { hostId }: Pick<KnownEvent, 'hostId'>): boolean {
  return user.admin || (user.host !== null && user.host.id === hostId);
}

/**
 * Whether an event exists for a viewer. An event in review, or declined there, exists only for the
 * users who run it; for all other viewers its id is unknown.
 *
 * @param viewer undefined for a visitor
 */
export function knowsEvent(viewer: EventViewer | undefined, event: KnownEvent): boolean {
  if (event.status !== 'pending' && !event.declined) return true;
  return viewer !== undefined && runsEvent(viewer, event);
}

/** The facts of a user that decide which events they may see. */
interface EventGuest extends EventViewer {
  id: number;
  completedOnboarding: boolean;
  birthdate: string | null;
  gender: string | null;
}

/**
 * Whether a user may see an event's details, and so reserve, apply and be invited: the users who
 * run it, and users who have finished onboarding and hold a ticket, are its centre, or belong to
 * its audience.
 *
 * @param hasTicket whether the user holds a ticket to the event
 * @returns 'unknown' for an event that does not exist for the user, 'onboarding' before the user
 *   has finished onboarding
 * Source: events §2, §4, §6
 */
export function eventAccess(
  user: EventGuest,
  event: SeenEvent,
  hasTicket: boolean,
): 'open' | 'unknown' | 'onboarding' {
  if (!knowsEvent(user, event)) return 'unknown';
  if (runsEvent(user, event)) return 'open';
  if (!user.completedOnboarding) return 'onboarding';
  const isExpected = hasTicket || event.bacheloretteUserId === user.id;
  return isExpected || eventEligibility(event, user) ? 'open' : 'unknown';
}

/**
 * Checks {@link eventAccess} for a call.
 *
 * @param notFound the caller's message for an event that does not exist
 * @throws 404 for an event that does not exist for the user, 403 before the user has finished
 *   onboarding
 */
export function mustSeeEvent(
  user: EventGuest,
  event: SeenEvent,
  { hasTicket, notFound }: { hasTicket: boolean; notFound: string },
): void {
  const access = eventAccess(user, event, hasTicket);
  if (access === 'unknown') throw failure(404, notFound);
  if (access === 'onboarding') throw failure(403, eventServerMessages.onboardingFirst);
}
