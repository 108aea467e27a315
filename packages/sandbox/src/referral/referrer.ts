import type { MyReferrer } from '@perigee/api/zod';
import type { Queryable } from '../db/database.ts';
import { loadUser, type AuthUser } from '../profile/auth-user.ts';
import { toPublicUser } from '../profile/public.ts';

/** The user's referrer, as all viewers see them. Source: spec MyReferrer. */
export async function referrerOf(
  db: Queryable,
  { referredBy }: AuthUser,
  publicUrl: string,
): Promise<MyReferrer> {
  const referrer = referredBy === null ? undefined : await loadUser(db, referredBy);
  return { referrer: referrer === undefined ? null : toPublicUser(referrer, publicUrl) };
}
