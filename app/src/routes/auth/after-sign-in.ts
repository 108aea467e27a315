import type { User } from '@perigee/api';
import { eventHref, hostHref } from '../hrefs.ts';
import { paths } from '../paths.ts';

/**
 * The address after sign-in: the event of the sign-in, or the page of the host who invited the user; else the
 * portal for hosts and the origin for all others. Source: events §2 (host portal), §7, decisions and
 * P-520.
 *
 * @param origin an address of this app, home where none is remembered
 * @param eventId id or slug of the event that the user is invited to
 * @param linkId link id of the host whose invitation the sign-in carries
 */
export function afterSignIn(
  user: Pick<User, 'Host'>,
  origin: string,
  eventId?: string,
  linkId?: string,
): string {
  if (eventId !== undefined) return eventHref(eventId);
  if (linkId !== undefined) return hostHref(linkId);
  return user.Host === undefined ? origin : paths.portal;
}
