import type { SandboxContext } from '../context.ts';
import { contactUser } from '../outbox/contact-user.ts';
import { notifyUser } from '../profile/notify-user.ts';
import type { LoadedEvent } from './load-events.ts';

/**
 * Mails the host of an event, with a link to the event in the host portal, and updates the host's open pages. An event
 * of the house has no host.
 */
export async function notifyHost(
  context: Pick<SandboxContext, 'db' | 'clock' | 'outbox' | 'realtime' | 'settings'>,
  { id, host }: Pick<LoadedEvent, 'id' | 'host'>,
  text: string,
): Promise<void> {
  if (host === null) return;
  const link = `${context.settings.webUrl}/portal/events/${id}`;
  await contactUser(context, host.userId, { text, link });
  await notifyUser(context, host.userId);
}
