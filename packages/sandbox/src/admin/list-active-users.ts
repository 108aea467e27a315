import type { ActiveUser, ActiveUserFilters } from '@perigee/api/zod';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { images } from '../db/schema/images.ts';
import { users } from '../db/schema/users.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';
import { pictureUrl } from '../profile/user.ts';
import { activeUserConditions } from './active-user-conditions.ts';
import { isActiveMember } from './active-member.ts';

/**
 * The members that match the search, in the order of their ids. Source: admin §2, §3.
 *
 * @param search a part of the name, email or username, or the whole id
 */
export async function listActiveUsers(
  { db, clock, settings }: SandboxContext,
  search: string | undefined,
  filters: ActiveUserFilters,
): Promise<ActiveUser[]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      birthdate: users.birthdate,
      gender: users.gender,
      preference: users.preference,
      hNum: waitlistEntries.hNum,
      acceptedAt: waitlistEntries.acceptedAt,
      picture: sql<string | null>`(
        select ${images.path} from ${images}
        where ${images.userId} = ${users.id} and ${images.profileImage} limit 1
      )`,
    })
    .from(users)
    .innerJoin(waitlistEntries, eq(waitlistEntries.userId, users.id))
    .where(and(isActiveMember(db), ...activeUserConditions(search, filters, clock())))
    .orderBy(asc(users.id));
  return rows.map(({ preference, acceptedAt, picture, ...row }) => ({
    ...row,
    genderPreference: preference?.genders ?? [],
    approvedAt: acceptedAt?.toISOString() ?? null,
    profileImage: pictureUrl(settings.publicUrl, picture),
  }));
}
