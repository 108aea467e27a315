import { serverMessages } from '@perigee/domain';
import type { Context } from 'hono';
import type { SandboxContext } from '../context.ts';
import { signedIn } from '../http/bearer.ts';
import { failure } from '../http/failure.ts';
import type { Person } from '../profile/person.ts';

/** A user with a host record. */
export type HostPerson = Person & { host: NonNullable<Person['host']> };

/**
 * The signed-in host. Admins have no host record, so they cannot act as a host here.
 *
 * @throws 401 without a valid session, 403 for all other users
 */
export async function signedInWithHost(context: SandboxContext, c: Context): Promise<HostPerson> {
  const person = await signedIn(context, c);
  const { host } = person;
  if (host === null) throw failure(403, serverMessages.hostsOnly);
  return { ...person, host };
}
