import type { MyReferrer } from '@perigee/api/zod';
import type { Queryable } from '../db/database.ts';
import { loadUser, type AuthUser } from '../profile/auth-user.ts';
import { maySee } from '../profile/visible.ts';
import { toPublicUser } from '../profile/public.ts';

/** The user's referrer, as other users see them; none while the referrer's profile is hidden. Source: spec MyReferrer. */
export async function referrerOf(
  db: Queryable,
  viewer: AuthUser,
  publicUrl: string,
): Promise<MyReferrer> {
  const referrer = viewer.referredBy === null ? undefined : await loadUser(db, viewer.referredBy);
  const isSeen = referrer !== undefined && maySee(viewer, referrer);
  return { referrer: isSeen ? toPublicUser(referrer, publicUrl) : null };
}
