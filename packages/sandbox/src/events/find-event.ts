import { serverMessages } from '@perigee/domain';
import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import type { Person } from '../profile/person.ts';
import { isEventNamed, loadEvents, type LoadedEvent } from './load-events.ts';

/**
 * The event of an id or slug, or undefined.
 *
 * @param viewerId whose sign-up to look for
 */
export async function lookUpEvent(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  name: string,
  viewerId?: number,
): Promise<LoadedEvent | undefined> {
  const isNamed = isEventNamed(name);
  const [event] = isNamed === null ? [] : await loadEvents(db, isNamed, { viewerId, now: clock() });
  return event;
}

/**
 * As {@link lookUpEvent}, for an event that must be there.
 *
 * @throws 404 where there is none
 */
export async function findEvent(
  context: Pick<SandboxContext, 'db' | 'clock'>,
  name: string,
  viewerId?: number,
): Promise<LoadedEvent> {
  const event = await lookUpEvent(context, name, viewerId);
  if (event === undefined) throw failure(404, serverMessages.eventNotFound);
  return event;
}

/** Whether somebody may run the event: its host, or an admin. Source: events §6. */
export function runsEvent(person: Person, { hostId }: Pick<LoadedEvent, 'hostId'>): boolean {
  return person.admin || (person.host !== null && person.host.id === hostId);
}

/**
 * The event, for somebody who runs it.
 *
 * @throws 404 where there is none, 403 for everybody else
 */
export async function findOwnEvent(
  context: Pick<SandboxContext, 'db' | 'clock'>,
  name: string,
  person: Person,
): Promise<LoadedEvent> {
  const event = await findEvent(context, name, person.id);
  if (!runsEvent(person, event)) throw failure(403, serverMessages.eventHostOnly);
  return event;
}
