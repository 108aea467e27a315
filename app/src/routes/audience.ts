import type { User } from '@perigee/api';

/** Who may open a page. Admins may open all pages of hosts. Source: events §6, admin §6, decision A-02. */
export type Audience = 'anyone' | 'member' | 'host' | 'admin';

type Viewer = Pick<User, 'admin'> & { Host?: User['Host'] | null };

/** Whether a user is a host, with a host record, or an admin, who may do all that hosts do. */
export const isHost = ({ admin, Host }: Viewer): boolean => admin || (Host ?? null) !== null;

/** @param user null for a visitor */
export function isInAudience(audience: Audience, user: Viewer | null): boolean {
  if (audience === 'anyone') return true;
  if (user === null) return false;
  if (audience === 'admin') return user.admin;
  return audience === 'member' || isHost(user);
}
