import type { WaitlistPage } from '@perigee/api/zod';
import { limits } from '@perigee/domain';
import { asc, desc } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { waitlistRows } from '../db/schema/waitlist.ts';
import { isAskedFor, type WaitlistQuery } from './waitlist-query.ts';
import { loadWaitlistUsers } from './waitlist-user.ts';

const PAGE_SIZE = limits.waitlistPageSize;

/**
 * A page of the applicants, by descending points, then by the time they joined. It takes three
 * queries for any number of applicants.
 */
export async function listWaitlist(
  { db, settings }: SandboxContext,
  query: WaitlistQuery,
): Promise<WaitlistPage> {
  const where = isAskedFor(query);
  const { userId, priority, joinedAt } = waitlistRows;
  const found = await db
    .select({ userId })
    .from(waitlistRows)
    .where(where)
    .orderBy(desc(priority), asc(joinedAt), asc(userId))
    .limit(PAGE_SIZE)
    .offset((query.page - 1) * PAGE_SIZE);
  const count = await db.$count(waitlistRows, where);
  const ids = found.map((row) => row.userId);
  return {
    data: await loadWaitlistUsers(db, ids, settings.publicUrl),
    count,
    limit: PAGE_SIZE,
    pages: Math.ceil(count / PAGE_SIZE),
  };
}
