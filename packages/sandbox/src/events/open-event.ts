import { eventMessages, eventServerMessages, isEventFor } from '@perigee/domain';
import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import type { Person } from '../profile/person.ts';
import { lookUpEvent, runsEvent } from './find-event.ts';
import type { LoadedEvent } from './load-events.ts';

type Opening = Pick<SandboxContext, 'db' | 'clock'>;

/**
 * The event that anybody may open who has its address: one in review is there only for those who
 * run it. Undefined where there is none.
 *
 * @param viewer undefined for a visitor
 */
export async function openPublicEvent(
  context: Opening,
  name: string,
  viewer: Person | undefined,
): Promise<LoadedEvent | undefined> {
  const event = await lookUpEvent(context, name, viewer?.id);
  if (event?.status !== 'pending') return event;
  return viewer !== undefined && runsEvent(viewer, event) ? event : undefined;
}

/** Somebody with a ticket, or for whom the event is held, finds it whatever its rules are. */
function isExpected({ signup, bacheloretteUserId }: LoadedEvent, { id }: Person): boolean {
  return signup?.status === 'going' || signup?.status === 'reserved' || bacheloretteUserId === id;
}

/**
 * The event with its details, for somebody who has finished onboarding or runs it.
 *
 * @throws 404 where there is none for them, 403 before they have finished onboarding
 * Source: events §2, §4
 */
export async function openEvent(
  context: Opening,
  name: string,
  person: Person,
): Promise<LoadedEvent> {
  const event = await openPublicEvent(context, name, person);
  if (event === undefined) throw failure(404, eventMessages.notFound);
  if (runsEvent(person, event)) return event;
  if (!person.completedOnboarding) throw failure(403, eventServerMessages.onboardingFirst);
  if (!isExpected(event, person) && !isEventFor(event, person)) {
    throw failure(404, eventMessages.notFound);
  }
  return event;
}
