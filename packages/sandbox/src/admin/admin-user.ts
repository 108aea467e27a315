import type { AdminUser } from '@perigee/api/zod';
import { adminMessages } from '@perigee/domain/admin';
import type { Queryable } from '../db/database.ts';
import { failure } from '../http/failure.ts';
import { findMember } from '../profile/named.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { toUser } from '../profile/user.ts';

/** The user as admins see them. Source: spec AdminUser. */
export function toAdminUser(user: AuthUser, publicUrl: string, now: Date): AdminUser {
  return {
    ...toUser(user, publicUrl, now),
    genderPreference: user.preference?.genders ?? [],
  };
}

/**
 * The member whose page an admin opens.
 *
 * @param name an id or a username
 * @throws 404 if no member has it
 */
export async function memberOfPage(db: Queryable, name: string): Promise<AuthUser> {
  const member = await findMember(db, name);
  if (member === undefined) throw failure(404, adminMessages.notFound);
  return member;
}
