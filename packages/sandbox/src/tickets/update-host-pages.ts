import type { SandboxContext } from '../context.ts';
import { notifyUser } from '../profile/notify-user.ts';
import type { EventRow } from './event-row.ts';

/**
 * Updates the open pages of an event's host, after the guest list has changed: by a guest, by an admin, or by the
 * host on another page. An event of the house has no host. Call it after the transaction.
 */
export async function updateHostPages(
  context: Pick<SandboxContext, 'db' | 'clock' | 'realtime' | 'settings'>,
  { hostUserId }: Pick<EventRow, 'hostUserId'>,
): Promise<void> {
  if (hostUserId !== null) await notifyUser(context, hostUserId);
}
