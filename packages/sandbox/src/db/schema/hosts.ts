import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users, userIdColumn } from './users.ts';

/** The users who hold events. */
export const hosts = pgTable(
  'hosts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    logo: text(),
    linkId: text('link_id'),
    level: text().notNull(),
  },
  (table) => [uniqueIndex('hosts_link_id_key').on(sql`lower(${table.linkId})`)],
);

/** Invitations to become a host, each for one account. */
export const hostInvitations = pgTable('host_invitations', {
  uuid: text().primaryKey(),
  level: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

/** Daters who apply for a date that a host arranges. */
export const hostDateApplications = pgTable(
  'host_date_applications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hostId: integer('host_id')
      .notNull()
      .references(() => hosts.id, { onDelete: 'cascade' }),
    userId: userIdColumn(),
    message: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('host_date_applications_host_user').on(table.hostId, table.userId),
    index('host_date_applications_user_id').on(table.userId),
  ],
);

/** The accounts that receive the hosts' earnings. */
export const payoutAccounts = pgTable('payout_accounts', {
  hostId: integer('host_id')
    .primaryKey()
    .references(() => hosts.id, { onDelete: 'cascade' }),
  /** The account's name at the payments provider. */
  accountId: text('account_id').notNull(),
  connectedAt: timestamp('connected_at', { withTimezone: true }).notNull(),
});
