import type { PublicHost } from '@perigee/api/zod';
import type { AuthUser } from '../profile/auth-user.ts';
import { toPublicUser } from '../profile/public.ts';
import { maySee } from '../profile/visible.ts';
import { pictureUrl } from '../profile/user.ts';
import { speaksFor, type LoadedHost } from './find-host.ts';

/**
 * The host as a viewer sees them: only the host and admins see the host's level, and a hidden user.
 *
 * @param viewer undefined for a visitor
 * Source: spec PublicHost
 */
export function toPublicHost(
  host: LoadedHost,
  viewer: AuthUser | undefined,
  publicUrl: string,
): PublicHost {
  const { id, name, linkId, level, user } = host;
  return {
    id,
    name,
    logo: pictureUrl(publicUrl, host.logo),
    linkId,
    ...(speaksFor(viewer, host) && { level }),
    user: maySee(viewer, user) ? toPublicUser(user, publicUrl) : null,
  };
}
