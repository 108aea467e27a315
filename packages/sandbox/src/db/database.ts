import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as admin from './schema/admin.ts';
import * as auth from './schema/auth.ts';
import * as belongings from './schema/belongings.ts';
import * as events from './schema/events.ts';
import * as hosts from './schema/hosts.ts';
import * as likes from './schema/likes.ts';
import * as membership from './schema/membership.ts';
import * as outbox from './schema/outbox.ts';
import * as payments from './schema/payments.ts';
import * as people from './schema/people.ts';
import * as relations from './schema/relations.ts';
import * as tickets from './schema/tickets.ts';
import * as waitlist from './schema/waitlist.ts';

/** Every table, for the drivers. */
export const schema = {
  ...admin,
  ...auth,
  ...belongings,
  ...events,
  ...hosts,
  ...likes,
  ...membership,
  ...outbox,
  ...payments,
  ...people,
  ...relations,
  ...tickets,
  ...waitlist,
};

/** A database of any of the drivers. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The database, or a transaction of it: queries run on either. */
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** An open database, which its caller has to close. */
export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

/** PostgreSQL's code for a unique key that is already taken. */
const UNIQUE_VIOLATION = '23505';

/** Whether a query failed because `constraint` already holds this value. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null) return false;
  const { code, constraint: name } = cause as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && name === constraint;
}
