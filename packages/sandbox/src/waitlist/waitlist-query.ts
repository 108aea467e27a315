import { MembershipType, WaitlistStatusFilter } from '@perigee/api/zod';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { waitlistRows } from '../db/schema/waitlist.ts';

const MOST_LETTERS = 120;
const LAST_PAGE = 1_000_000;

/** Which page of the waitlist, and of whom. Source: spec listWaitlist. */
export const WaitlistQuery = z.object({
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
  waitlistStatus: WaitlistStatusFilter.optional(),
  paginated: z.boolean().optional(),
  cardSubmitted: z.boolean().optional(),
  appSubmitted: z.boolean().optional(),
  // Somebody may look for 'true', which a query's text cannot be told from.
  search: z.coerce.string().max(MOST_LETTERS).optional(),
  location: z.coerce.string().max(MOST_LETTERS).optional(),
  membershipType: MembershipType.optional(),
});

export type WaitlistQuery = z.output<typeof WaitlistQuery>;

/** That a column of small letters holds `part`, however it is written. */
function holds(column: PgColumn, part: string | undefined): SQL | undefined {
  const text = part?.trim() ?? '';
  if (text === '') return undefined;
  // No character of it stands for others.
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${column} like lower(${pattern})`;
}

const is = (column: PgColumn, value: string | boolean | undefined) =>
  value === undefined ? undefined : eq(column, value);

/** The condition that a row of the waitlist is one of those asked for. */
export function isAskedFor(query: WaitlistQuery): SQL | undefined {
  const { waitlistStatus: status } = query;
  return and(
    is(waitlistRows.status, status === 'all' ? undefined : status),
    is(waitlistRows.membershipType, query.membershipType),
    is(waitlistRows.cardSubmitted, query.cardSubmitted),
    is(waitlistRows.appSubmitted, query.appSubmitted),
    holds(waitlistRows.searchText, query.search),
    holds(waitlistRows.placeText, query.location),
  );
}
