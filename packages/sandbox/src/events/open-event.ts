import { eventMessages } from '@perigee/domain/events';
import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
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
  user: AuthUser,
): Promise<LoadedEvent> {
  const { notFound } = eventMessages;
  const event = await lookUpEvent(context, name, user.id);
  if (event === undefined) throw failure(404, notFound);
  const hasTicket = event.signup !== undefined && event.signup.status !== 'applied';
  mustSeeEvent(user, event, { hasTicket, notFound });
  return event;
}
