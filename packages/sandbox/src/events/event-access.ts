import { eventServerMessages, isEventFor, type EventAudience } from '@perigee/domain';
import { failure } from '../http/failure.ts';
import type { Person } from '../profile/person.ts';
import type { Signup } from '../tickets/signup-rows.ts';

/** An event, as far as it decides who runs it and who learns of it. */
interface KnownEvent {
  status: string;
  hostId: number | null;
}

/** An event, as far as it decides who may see its details and come to it. */
interface SeenEvent extends KnownEvent, EventAudience {
  startTime: Date;
  bacheloretteUserId: number | null;
}

/** Who looks at an event, as far as it decides which ones they run. */
export interface EventViewer {
  admin: boolean;
  host: { id: number } | null;
}

/** Whether a user may run the event: its host, or an admin. Source: events §6. */
export function runsEvent(person: EventViewer, { hostId }: Pick<KnownEvent, 'hostId'>): boolean {
  return person.admin || (person.host !== null && person.host.id === hostId);
}

/**
 * Whether an event exists for a viewer: one in review does for those who run it alone, and is to all
 * others as an id that no event has.
 *
 * @param viewer undefined for a visitor
 */
export function knowsEvent(viewer: EventViewer | undefined, event: KnownEvent): boolean {
  if (event.status !== 'pending') return true;
  return viewer !== undefined && runsEvent(viewer, event);
}

/**
 * Who may see an event's details, and so reserve, apply and be invited: those who run it, and users
 * who have finished onboarding and hold a ticket, or are its centre, or whom it is for.
 *
 * @param ticket the user's own sign-up that holds a ticket
 * @param notFound the sentence of the caller for an event that does not exist
 * @throws 404 for an event that does not exist for the user, 403 before they have finished onboarding
 * Source: events §2, §4, §6
 */
export function mustSeeEvent(
  person: Person,
  event: SeenEvent,
  { ticket, notFound }: { ticket: Signup | undefined; notFound: string },
): void {
  if (!knowsEvent(person, event)) throw failure(404, notFound);
  if (runsEvent(person, event)) return;
  if (!person.completedOnboarding) throw failure(403, eventServerMessages.onboardingFirst);
  const isExpected = ticket !== undefined || event.bacheloretteUserId === person.id;
  if (!isExpected && !isEventFor(event, person)) throw failure(404, notFound);
}
