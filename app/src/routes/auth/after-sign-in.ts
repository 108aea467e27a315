import type { User } from '@perigee/api';
import { parsePath, type Path } from 'react-router-dom';
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

/** What the sign-in page knows of a user who signed in or up on it. */
interface Entry {
  /** The user has no profile yet. */
  isNew: boolean;
  /** The requested invitation to the event of the address failed. */
  hasMissedInvitation: boolean;
  /** The address of the sign-in page. */
  page: Path;
}

/**
 * Where the sign-in page leads. Newcomers complete their profile before they come to the address after sign-in, unless
 * the event of the address has invited them. One that has not needs the profile: back on the sign-in page, which then
 * asks again. Source: events §7, decision P-747.
 *
 * @param next the address after sign-in
 */
export function afterSignInPage(
  { isNew, hasMissedInvitation, page }: Entry,
  next: string,
  eventId?: string,
): { to: string; state?: { from: Partial<Path> } } {
  if (!isNew) return { to: hasMissedInvitation ? paths.home : next };
  if (hasMissedInvitation) return { to: paths.signup, state: { from: page } };
  return eventId === undefined
    ? { to: paths.signup, state: { from: parsePath(next) } }
    : { to: next };
}
