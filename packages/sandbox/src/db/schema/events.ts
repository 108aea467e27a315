import { index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { hosts } from './people.ts';

export const eventStatus = pgEnum('event_status', [
  'archived',
  'pending',
  'completed',
  'started',
  'created',
  'updated',
]);

export const events = pgTable(
  'events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    hostId: integer('host_id')
      .notNull()
      .references(() => hosts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    timezone: text().notNull(),
    startTime: timestamp('start_time', { withTimezone: true }).notNull(),
    status: eventStatus().notNull(),
    priceCents: integer('price_cents').notNull(),
    minAge: integer('min_age').notNull(),
    maxAge: integer('max_age').notNull(),
    coverPath: text('cover_path').notNull(),
    verticalPath: text('vertical_path').notNull(),
  },
  (table) => [index('events_start_time').on(table.startTime)],
);
