import type { SandboxContext } from '../context.ts';
import { findEvent } from '../events/find-event.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { findHost, type LoadedHost } from './find-host.ts';
import { hostServerMessages } from './server-messages.ts';

/**
 * The host of an event. For users who do not run it, an event in review does not exist.
 *
 * @param name the event's id or slug
 * @throws 404 if no such event exists for the viewer, or the event has no host
 */
export async function findEventHost(
  context: SandboxContext,
  name: string,
  viewer: AuthUser,
): Promise<LoadedHost> {
  const event = await findEvent(context, name, viewer);
  if (event.hostId === null) throw failure(404, hostServerMessages.eventWithoutHost);
  return findHost(context.db, String(event.hostId));
}
