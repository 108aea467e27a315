import type { FeatureAction, WaitlistUser } from '@perigee/api/zod';
import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { images } from '../db/schema/images.ts';
import { users } from '../db/schema/users.ts';
import { applicationActivities, waitlistEntries } from '../db/schema/waitlist.ts';
import { activitiesOf, pictureUrl } from '../profile/user.ts';

const referrers = alias(users, 'referrers');

/** The applicant's completed actions, and the path of their picture. */
const actions = sql<FeatureAction[]>`array(
  select ${applicationActivities.action}::text from ${applicationActivities}
  where ${applicationActivities.userId} = ${users.id})`;
const picture = sql<string | null>`(
  select ${images.path} from ${images}
  where ${images.userId} = ${users.id} and ${images.profileImage}
  order by ${images.orderNo} limit 1)`;

/** One flat query: nested queries take several times as long to plan. */
const read = (db: Queryable, userIds: readonly number[]) =>
  db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      points: users.points,
      birthdate: users.birthdate,
      gender: users.gender,
      userAddress: users.userAddress,
      location: users.location,
      inviteReferralCode: users.inviteReferralCode,
      waitlist: waitlistEntries.waitlist,
      waitlistStatus: waitlistEntries.status,
      membershipType: waitlistEntries.membershipType,
      hNum: waitlistEntries.hNum,
      referrer: { name: referrers.name },
      actions,
      picture,
    })
    .from(users)
    .innerJoin(waitlistEntries, eq(waitlistEntries.userId, users.id))
    .leftJoin(referrers, eq(referrers.id, users.referredBy))
    .where(inArray(users.id, [...userIds]));

type Applicant = Awaited<ReturnType<typeof read>>[number];

function toWaitlistUser(applicant: Applicant, publicUrl: string): WaitlistUser {
  const { userAddress, points, actions: done, picture: path, ...row } = applicant;
  const { country, locality, region } = userAddress ?? {};
  return {
    ...row,
    profileImage: pictureUrl(publicUrl, path),
    waitlistPriority: points,
    applicationStatuses: activitiesOf({ activities: done.map((action) => ({ action })) }),
    currentLocation: userAddress === null ? null : { country, locality, region },
  };
}

/**
 * The rows of the admins' waitlist for these applicants, in this order, read in one query for any
 * number of them. Source: spec WaitlistUser.
 */
export async function loadWaitlistUsers(
  db: Queryable,
  userIds: readonly number[],
  publicUrl: string,
): Promise<WaitlistUser[]> {
  if (userIds.length === 0) return [];
  const rows = new Map((await read(db, userIds)).map((row) => [row.id, row]));
  return userIds.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [toWaitlistUser(row, publicUrl)];
  });
}
