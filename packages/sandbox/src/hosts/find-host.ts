import { eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { hosts } from '../db/schema/hosts.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { hostServerMessages } from './server-messages.ts';

const ID = /^\d{1,9}$/;
const LINK_ID = /^[\w-]{1,60}$/;

const readHost = (db: Queryable, where: SQL) =>
  db.query.hosts.findFirst({ where, with: { user: { with: { images: true } } } });

/** A host record with its user and the user's pictures. */
export type LoadedHost = NonNullable<Awaited<ReturnType<typeof readHost>>>;

/** The condition that a row of `hosts` has this id or link id, or null where it can be neither. */
function matchesIdOrLinkId(name: string): SQL | null {
  if (ID.test(name)) return eq(hosts.id, Number(name));
  return LINK_ID.test(name) ? sql`lower(${hosts.linkId}) = ${name.toLowerCase()}` : null;
}

/**
 * The host of an id or link id.
 *
 * @throws 404 if no host has it
 */
export async function findHost(db: Queryable, name: string): Promise<LoadedHost> {
  const isNamed = matchesIdOrLinkId(name);
  const host = isNamed === null ? undefined : await readHost(db, isNamed);
  if (host === undefined) throw failure(404, hostServerMessages.notFound);
  return host;
}

/** Whether a user is the host, or an admin. */
export function speaksFor(viewer: AuthUser | undefined, { id }: Pick<LoadedHost, 'id'>): boolean {
  return viewer !== undefined && (viewer.admin || viewer.host?.id === id);
}
