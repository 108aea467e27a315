import { eventServerMessages, eventEligibility, type EventAudience } from '@perigee/domain/events';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import type { Signup } from '../tickets/signup-rows.ts';

/** The facts of an event that decide who runs it and who knows of it. */
interface KnownEvent {
  status: string;
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
 * Whether an event exists for a viewer. An event in review exists only for the users who run it;
 * for all other viewers its id is unknown.
 *
 * @param viewer undefined for a visitor
 */
export function knowsEvent(viewer: EventViewer | undefined, event: KnownEvent): boolean {
  if (event.status !== 'pending') return true;
  return viewer !== undefined && runsEvent(viewer, event);
}

/**
 * Checks that a user may see an event's details, and so reserve, apply and be invited: the users
 * who run it, and users who have finished onboarding and hold a ticket, are its centre, or belong
 * to its audience.
 *
 * @param ticket the user's own sign-up that holds a ticket
 * @param notFound the caller's message for an event that does not exist
 * @throws 404 for an event that does not exist for the user, 403 before the user has finished
 *   onboarding
 * Source: events §2, §4, §6
 */
export function mustSeeEvent(
  user: AuthUser,
  event: SeenEvent,
  { ticket, notFound }: { ticket: Signup | undefined; notFound: string },
): void {
  if (!knowsEvent(user, event)) throw failure(404, notFound);
  if (runsEvent(user, event)) return;
  if (!user.completedOnboarding) throw failure(403, eventServerMessages.onboardingFirst);
  const isExpected = ticket !== undefined || event.bacheloretteUserId === user.id;
  if (!isExpected && !eventEligibility(event, user)) throw failure(404, notFound);
}
