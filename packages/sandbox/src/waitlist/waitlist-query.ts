import { MembershipType, WaitlistStatusFilter } from '@perigee/api/zod';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { waitlistRows } from '../db/schema/waitlist.ts';

const MOST_LETTERS = 120;
const LAST_PAGE = 1_000_000;

/** The page and the filters of the waitlist. Source: spec listWaitlist. */
export const WaitlistQuery = z.object({
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
  waitlistStatus: WaitlistStatusFilter.optional(),
  paginated: z.boolean().optional(),
  cardSubmitted: z.boolean().optional(),
  appSubmitted: z.boolean().optional(),
  // A search for 'true' is a text too, which looks like a boolean in a query.
  search: z.coerce.string().max(MOST_LETTERS).optional(),
  location: z.coerce.string().max(MOST_LETTERS).optional(),
  membershipType: MembershipType.optional(),
});

export type WaitlistQuery = z.output<typeof WaitlistQuery>;

/** The condition that a column of small letters contains `part`, in any case of its letters. */
function holds(column: PgColumn, part: string | undefined): SQL | undefined {
  const text = part?.trim() ?? '';
  if (text === '') return undefined;
  // Wildcard characters of the text are escaped.
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${column} like lower(${pattern})`;
}

const is = (column: PgColumn, value: string | boolean | undefined) =>
  value === undefined ? undefined : eq(column, value);

/** The condition that a row of the waitlist matches the query. */
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
