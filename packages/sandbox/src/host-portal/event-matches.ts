import type { EventMatch } from '@perigee/api/zod';
import { and, desc, eq, getTableColumns, isNull, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SandboxContext } from '../context.ts';
import { matches } from '../db/schema/likes.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { loadPublicPeople } from '../profile/load-public-people.ts';

/** Matches of two guests who are both going to an event, the latest first. Source: spec EventMatch. */
export async function loadEventMatches(
  { db, clock, settings }: Pick<SandboxContext, 'db' | 'clock' | 'settings'>,
  eventId: number,
): Promise<EventMatch[]> {
  const first = alias(eventSignups, 'first_signup');
  const second = alias(eventSignups, 'second_signup');
  const isGoing = (signup: typeof first | typeof second) =>
    and(eq(signup.eventId, eventId), eq(signup.status, 'going'));
  const rows = await db
    .select(getTableColumns(matches))
    .from(matches)
    .innerJoin(first, and(eq(first.userId, matches.firstUserId), isGoing(first)))
    .innerJoin(second, and(eq(second.userId, matches.secondUserId), isGoing(second)))
    .where(and(isNull(matches.unmatchedAt), lte(matches.matchedAt, clock())))
    .orderBy(desc(matches.matchedAt), desc(matches.id));
  const ids = rows.flatMap(({ firstUserId, secondUserId }) => [firstUserId, secondUserId]);
  const people = await loadPublicPeople(db, ids, settings.publicUrl);
  return rows.flatMap(({ id, firstUserId, secondUserId, matchedAt }) => {
    const firstUser = people.get(firstUserId);
    const secondUser = people.get(secondUserId);
    if (firstUser === undefined || secondUser === undefined) return [];
    return { id, firstUser, secondUser, matchedAt: matchedAt.toISOString() };
  });
}
