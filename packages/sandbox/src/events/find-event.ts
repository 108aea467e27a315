import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { knowsEvent, runsEvent } from './event-access.ts';
import { matchesIdOrSlug, loadEvents, type LoadedEvent } from './load-events.ts';
import { serverMessages } from '../server-messages.ts';

/**
 * The event of an id or slug, or undefined.
 *
 * @param viewerId the user whose sign-up is loaded with it
 */
export async function lookUpEvent(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  name: string,
  viewerId?: number,
): Promise<LoadedEvent | undefined> {
  const isNamed = matchesIdOrSlug(name);
  const [event] = isNamed === null ? [] : await loadEvents(db, isNamed, { viewerId, now: clock() });
  return event;
}

/**
 * The event of an address, which every viewer may open. An event in review, or declined there,
 * exists only for the users who run it. Undefined if no such event exists for the viewer.
 *
 * @param viewer undefined for a visitor
 */
export async function openPublicEvent(
  context: Pick<SandboxContext, 'db' | 'clock'>,
  name: string,
  viewer: AuthUser | undefined,
): Promise<LoadedEvent | undefined> {
  const event = await lookUpEvent(context, name, viewer?.id);
  return event !== undefined && knowsEvent(viewer, event) ? event : undefined;
}

/**
 * As {@link openPublicEvent}, for an event that must exist for the viewer.
 *
 * @throws 404 if no event has the name, or it is in review and another host's
 */
export async function findEvent(
  context: Pick<SandboxContext, 'db' | 'clock'>,
  name: string,
  viewer: AuthUser,
): Promise<LoadedEvent> {
  const event = await openPublicEvent(context, name, viewer);
  if (event === undefined) throw failure(404, serverMessages.eventNotFound);
  return event;
}

/**
 * The event, for a user who runs it.
 *
 * @throws 404 if no event has the name, 403 for all other users
 */
export async function findOwnEvent(
  context: Pick<SandboxContext, 'db' | 'clock'>,
  name: string,
  user: AuthUser,
): Promise<LoadedEvent> {
  const event = await findEvent(context, name, user);
  if (!runsEvent(user, event)) throw failure(403, serverMessages.eventHostOnly);
  return event;
}
