import { eventMessages } from '@perigee/domain/events';
import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import type { Person } from '../profile/person.ts';
import { mustSeeEvent } from './event-access.ts';
import { lookUpEvent } from './find-event.ts';
import type { LoadedEvent } from './load-events.ts';

/**
 * The event with its details, for a user who may see it.
 *
 * @throws 404 if no such event exists for the user, 403 before the user has finished onboarding
 * Source: events §2, §4
 */
export async function openEvent(
  context: Pick<SandboxContext, 'db' | 'clock'>,
  name: string,
  person: Person,
): Promise<LoadedEvent> {
  const { notFound } = eventMessages;
  const event = await lookUpEvent(context, name, person.id);
  if (event === undefined) throw failure(404, notFound);
  const ticket = event.signup?.status === 'applied' ? undefined : event.signup;
  mustSeeEvent(person, event, { ticket, notFound });
  return event;
}
