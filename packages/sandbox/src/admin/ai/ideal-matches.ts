import type { IdealMatch } from '@perigee/api/zod';
import { limits } from '@perigee/domain';
import { averageDistance } from '@perigee/domain/admin';
import { admitsGender } from '@perigee/domain/for-you';
import { and, eq, ne } from 'drizzle-orm';
import { isActiveMember } from '../active-member.ts';
import type { SandboxContext } from '../../context.ts';
import { users } from '../../db/schema/users.ts';
import { waitlistEntries } from '../../db/schema/waitlist.ts';
import type { AuthUser } from '../../profile/auth-user.ts';
import type { Ideal } from './ai.ts';
import { toSubject } from './subject.ts';

/**
 * Members whose preference accepts the seeker's gender, and whose gender the seeker's preference
 * accepts.
 */
async function candidatesFor({ db }: SandboxContext, seeker: AuthUser) {
  const { id, gender, firstName, birthdate, interests, profile, preference } = users;
  const members = await db
    .select({ id, gender, firstName, birthdate, interests, profile, preference })
    .from(users)
    .innerJoin(waitlistEntries, eq(waitlistEntries.userId, users.id))
    .where(and(isActiveMember(db), eq(users.ignore, false), ne(users.id, seeker.id)));
  return members.filter(
    (member) =>
      admitsGender(seeker.preference?.genders ?? [], member.gender) &&
      admitsGender(member.preference?.genders ?? [], seeker.gender),
  );
}

/**
 * The members who are nearest to a seeker's ideal, the nearest first, with equal distances the
 * lower id first.
 */
export async function idealMatches(
  context: SandboxContext,
  seeker: AuthUser,
  ideal: Ideal,
): Promise<IdealMatch[]> {
  const { ai, clock } = context;
  const now = clock();
  const measured = (await candidatesFor(context, seeker)).map((member) => {
    const subject = toSubject(member, now);
    const distances = ai.measure(ideal, subject);
    return { subject, distances, averageDistance: averageDistance(distances) };
  });
  const nearest = measured
    .toSorted(
      (one, other) =>
        one.averageDistance - other.averageDistance || one.subject.id - other.subject.id,
    )
    .slice(0, limits.idealMatches);
  return Promise.all(
    nearest.map(async ({ subject, ...distance }) => ({
      ...(await ai.describe(subject)),
      userId: subject.id,
      ...distance,
    })),
  );
}
