import type { User } from '@perigee/api';
import { eventHref } from '../hrefs.ts';
import { paths } from '../paths.ts';

/**
 * The address after sign-in: the event of the sign-in, else the portal for hosts and the origin for all
 * others. Source: events §2 (host portal), §7, decisions A-30 and P-520.
 *
 * @param origin an address of this app, home where none is remembered
 * @param eventId id or slug of the event that the user is invited to
 */
export function afterSignIn(user: Pick<User, 'Host'>, origin: string, eventId?: string): string {
  if (eventId !== undefined) return eventHref(eventId);
  return user.Host === undefined ? origin : paths.portal;
}
