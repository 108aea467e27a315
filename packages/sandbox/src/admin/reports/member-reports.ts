import { missingProfileFields } from '@perigee/domain/admin';
import { and, asc, eq, getTableColumns, gt, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { images } from '../../db/schema/images.ts';
import { users } from '../../db/schema/users.ts';
import { waitlistEntries } from '../../db/schema/waitlist.ts';
import { report, ROWS_AT_ONCE } from './report.ts';

const whoItIs = { id: users.id, name: users.name, username: users.username, email: users.email };

const invited = { ...whoItIs, waitlistStatus: waitlistEntries.status, joinedAt: users.createdAt };

/** The users whom the owner of a referral code referred. */
export const referrals = (ownerId: number) =>
  report(Object.keys(invited), ({ db }, after) =>
    db
      .select(invited)
      .from(users)
      .innerJoin(waitlistEntries, eq(waitlistEntries.userId, users.id))
      .where(and(eq(users.referredBy, ownerId), gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(ROWS_AT_ONCE),
  );

const pictures = sql<number>`(
  select count(*)::integer from ${images}
  where ${images.userId} = ${users.id} and ${isNotNull(images.orderNo)})`;

const readAccepted = (db: Queryable, after: number) =>
  db
    .select({ ...getTableColumns(users), pictures })
    .from(users)
    .innerJoin(waitlistEntries, eq(waitlistEntries.userId, users.id))
    .where(and(eq(waitlistEntries.status, 'yes'), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(ROWS_AT_ONCE);

/** The accepted members with incomplete profiles, and the missing fields. */
export const missingProfileData = report(
  [...Object.keys(whoItIs), 'missingCount', 'missingFields'],
  async ({ db }, after) => {
    const members = await readAccepted(db, after);
    return members.map((member) => {
      const { id, name, username, email } = member;
      const missing = missingProfileFields(member);
      const missingFields = missing.join('; ');
      return { id, name, username, email, missingCount: missing.length, missingFields };
    });
  },
  ({ missingCount }) => missingCount !== 0,
);
