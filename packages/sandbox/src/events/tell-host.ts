import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { hosts, users } from '../db/schema/people.ts';
import type { LoadedEvent } from './load-events.ts';

/**
 * Mails the host of an event, with a link to the event in the host portal. An event of the house
 * has no host.
 */
export async function tellHost(
  { db, outbox, settings }: Pick<SandboxContext, 'db' | 'outbox' | 'settings'>,
  { id, hostId }: Pick<LoadedEvent, 'id' | 'hostId'>,
  text: string,
): Promise<void> {
  if (hostId === null) return;
  const [host] = await db
    .select({ email: users.email, phone: users.phoneNumber })
    .from(hosts)
    .innerJoin(users, eq(users.id, hosts.userId))
    .where(eq(hosts.id, hostId));
  if (host === undefined) return;
  const link = `${settings.webUrl}/portal/events/${id}`;
  await outbox.send({ to: host.email ?? host.phone, text, code: null, link });
}
