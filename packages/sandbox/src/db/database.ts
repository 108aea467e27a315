import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as admin from './schema/admin.ts';
import * as auth from './schema/auth.ts';
import * as chat from './schema/chat.ts';
import * as events from './schema/events.ts';
import * as forYou from './schema/for-you.ts';
import * as hosts from './schema/hosts.ts';
import * as idempotency from './schema/idempotency.ts';
import * as images from './schema/images.ts';
import * as likes from './schema/likes.ts';
import * as membership from './schema/membership.ts';
import * as outbox from './schema/outbox.ts';
import * as payments from './schema/payments.ts';
import * as points from './schema/points.ts';
import * as relations from './schema/relations.ts';
import * as rewards from './schema/rewards.ts';
import * as settings from './schema/settings.ts';
import * as socialAccounts from './schema/social-accounts.ts';
import * as tickets from './schema/tickets.ts';
import * as users from './schema/users.ts';
import * as waitlist from './schema/waitlist.ts';
import * as wallets from './schema/wallets.ts';

/** Every table, for the drivers. */
export const schema = {
  ...admin,
  ...auth,
  ...chat,
  ...events,
  ...forYou,
  ...hosts,
  ...idempotency,
  ...images,
  ...likes,
  ...membership,
  ...outbox,
  ...payments,
  ...points,
  ...relations,
  ...rewards,
  ...settings,
  ...socialAccounts,
  ...tickets,
  ...users,
  ...waitlist,
  ...wallets,
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
