import type { User } from '@perigee/api';
import { paths } from '../paths.ts';

/** Home until the host portal has a page of its own. */
const PORTAL = paths.home;

/**
 * Where signing in leads: hosts to their portal, all others to where they were sent away from.
 * Source: events §2 (host portal), decision A-30.
 *
 * @param origin an address of this app, home where none is remembered
 */
export function afterSignIn(user: Pick<User, 'Host'>, origin: string): string {
  return user.Host === undefined ? origin : PORTAL;
}
